import type { Metadata } from 'next';
import { DebugScreen } from '@/components/screens/debug-screen';

export const metadata: Metadata = {
  title: 'Debug · AHP Scenario Explorer',
  description:
    'Drop the report of an adapter and read which rule it likely breaks, with the smallest scenario that shows it. Nothing leaves the browser.',
};

export default function Page() {
  return <DebugScreen />;
}
