import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openServer } from './open-server';

export { openServer };

/** As a program of its own (the browser tests start it): `server.mjs [--dir DIR] [--port N] [--host NAME]`. */
const serveFromArguments = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({
    args,
    options: { dir: { type: 'string' }, port: { type: 'string' }, host: { type: 'string' } },
  });
  const opened = await openServer({
    dir: values.dir ?? fileURLToPath(new URL('../out', import.meta.url)),
    port: values.port === undefined ? undefined : Number(values.port),
    host: values.host,
  });
  if (opened.ok) {
    console.log(`Serving ${opened.value.url}`);
    return;
  }
  console.error(opened.fault);
  process.exitCode = 1;
};

const program = process.argv[1];
if (program !== undefined && realpathSync(program) === fileURLToPath(import.meta.url)) {
  await serveFromArguments(process.argv.slice(2));
}
