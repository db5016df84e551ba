import { describe, expect, it } from 'vitest';
import { bundledSuites } from '@/lib/suite';
import { pageSuites } from './page-suites';

describe('the suites of the page', () => {
  it('are those that the generator writes, at their paths', () => {
    const named = pageSuites.map(({ key, path }) => [key, path]);
    expect(named).toEqual(bundledSuites.map(({ id, path }) => [id, `/${path}`]));
  });
});
