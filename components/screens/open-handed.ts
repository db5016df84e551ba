import type { Workbench } from '@/lib/state';
import { takeFiles } from './take-files';

/** Opens what another page of the site left for the explorer. */
export async function openHanded(workbench: Workbench): Promise<void> {
  const { files, problem } = await takeFiles('explorer');
  if (problem !== null) workbench.notify({ id: 'handed', tone: 'warning', text: problem });
  for (const { name, content } of files) await workbench.openFile(content, name);
}
