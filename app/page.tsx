import { ExplorerScreen } from '@/components/screens/explorer-screen';

export default function Page() {
  return <ExplorerScreen />;
}
