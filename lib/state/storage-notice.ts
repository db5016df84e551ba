import { describeStorageFault, type StorageFault } from '@/lib/storage';
import type { WorkbenchNotice } from './types';

/** What is told when something was not kept. */
export function storageNotice(fault: StorageFault): WorkbenchNotice {
  return { id: 'storage', tone: 'warning', text: describeStorageFault(fault), fault: fault.kind };
}
