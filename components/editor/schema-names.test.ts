import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { schemaNames } from './schema-names';

it('names every schema that is published, so that no reference between them leads nowhere', () => {
  const published = readdirSync(new URL('../../public/schemas', import.meta.url));
  expect(schemaNames.map((name) => `${name}.schema.json`).toSorted()).toEqual(published.toSorted());
});
