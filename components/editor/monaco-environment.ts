declare global {
  interface Window {
    MonacoEnvironment?: { readonly getWorker: (id: string, label: string) => Worker };
  }
}

// Both workers come from our own origin, as files that the bundler made; Monaco would otherwise fetch a raw one.
self.MonacoEnvironment = {
  ...self.MonacoEnvironment,
  getWorker: (_id, label) =>
    label === 'json'
      ? new Worker(new URL('./json.worker.ts', import.meta.url), { type: 'module', name: 'editor-json' })
      : new Worker(new URL('./editor.worker.ts', import.meta.url), { type: 'module', name: 'editor' }),
};

export {};
