import type { BrowserContext, Page, Worker } from '@playwright/test';

/** Everything that must not happen on any page of ours, as it happened, in words. */
export interface Faults {
  /** Expects a fault that a test causes on purpose (a missing page, say); it must then happen. */
  readonly expect: (pattern: RegExp) => void;
  /** What happened unexpectedly up to now, and what was expected and did not. */
  readonly left: () => Promise<readonly string[]>;
}

const isOurs = (url: string, origin: string): boolean =>
  url.startsWith(`${origin}/`) ||
  url.startsWith(`blob:${origin}/`) ||
  url.startsWith('data:') ||
  url === 'about:blank';

/** A worker has no init script and its violations reach no console, so it is told to say them. */
const tellViolations = async (worker: Worker): Promise<void> => {
  const listening = worker.evaluate(() => {
    self.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation in a worker: ${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  // One that has ended already has nothing more to tell.
  await listening.catch(() => undefined);
};

/** A page reports in the order of its tasks: when a new task has run, all earlier faults have been told. */
const settle = async (page: Page): Promise<void> => {
  if (page.isClosed()) return;
  const nextTask = page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve)));
  // A page that is just closing or going elsewhere has nothing more to tell.
  await nextTask.catch(() => undefined);
};

/**
 * Watches all pages of a context, popups and workers included: requests to another origin, console errors and
 * warnings, uncaught errors and violations of the Content-Security-Policy.
 */
export const watchFaults = async (context: BrowserContext, origin: string): Promise<Faults> => {
  const seen: string[] = [];
  const patterns: RegExp[] = [];

  context.on('request', (request) => {
    if (!isOurs(request.url(), origin)) seen.push(`off-origin request: ${request.url()}`);
  });
  context.on('console', (message) => {
    const type = message.type();
    if (type === 'error' || type === 'warning') {
      seen.push(`console ${type}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => seen.push(`page error: ${error.error().stack ?? error.error().message}`));
  context.on('page', (page) => page.on('worker', tellViolations));
  await context.exposeFunction('__reportViolation', (text: string) => seen.push(`policy violation: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, '__reportViolation');
      if (typeof report === 'function')
        report(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });

  return {
    expect: (pattern) => patterns.push(pattern),
    left: async () => {
      await Promise.all(context.pages().map(settle));
      return [
        ...seen.filter((fault) => !patterns.some((pattern) => pattern.test(fault))),
        ...patterns
          .filter((pattern) => !seen.some((fault) => pattern.test(fault)))
          .map((pattern) => `expected, but did not happen: ${pattern}`),
      ];
    },
  };
};
