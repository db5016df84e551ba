import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    include: ['lib/**/*.test.ts', 'components/**/*.test.ts'],
    environment: 'node',
    // No file of ours keeps module state, so that files can share a worker and the modules it has loaded.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    passWithNoTests: false,
    allowOnly: false,
    // Tests check what is computed, not how fast: on a busy machine a property with many runs takes its time.
    testTimeout: 120_000,
  },
});
