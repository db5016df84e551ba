import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BundledSuite } from '@/lib/suite';
import { version } from '@/package.json';
import { evaluateCommand } from './evaluate-command';
import { readInput, writeWhole } from './io';
import { lintCommand } from './lint-command';
import { createOutlet } from './outlet';
import { printable, wantsColor } from './paint';
import { parseArguments, type Request } from './program';
import type { Chunk, Command, DiagnoseCommandOptions, ExitCode, GenerateOptions, Source } from './types';
import { verifyCommand } from './verify-command';

const output = createOutlet(process.stdout);
const errors = createOutlet(process.stderr);
const color = wantsColor(process.env, process.stdout.isTTY === true);

/** Rows from which on a terminal shows how far a command is. */
const longRun = 10_000;

/** Runs a command to its end, writing what it gives. */
async function run(command: Command, into = output): Promise<ExitCode> {
  const showsProgress = process.stderr.isTTY === true;
  let shownAt = 0;
  for (;;) {
    const next = command.next();
    if (next.done) {
      if (shownAt > 0) process.stderr.write('\r\u001b[K');
      return next.value;
    }
    const chunk: Chunk = next.value;
    if (chunk.kind === 'output') await into.write(chunk.text);
    else if (chunk.kind === 'error') {
      await output.flush();
      await errors.write(chunk.text);
      await errors.flush();
    } else if (showsProgress && performance.now() - shownAt > 200 && (chunk.of || chunk.done >= longRun)) {
      shownAt = performance.now();
      const { what, total } = chunk.of ?? { what: 'rows', total: null };
      const end = total === null ? '' : ` of ${total.toLocaleString('en')}`;
      process.stderr.write(`\r\u001b[K${chunk.done.toLocaleString('en')}${end} ${what} …`);
    }
  }
}

/** A command over one text; without the text, what is wrong with it is all that is said. */
async function runOn(path: string, command: (source: Source) => Command): Promise<ExitCode> {
  const source = readInput(path);
  if (source.ok) return run(command(source.value));
  await errors.write(source.fault);
  return 2;
}

async function answer(request: Request): Promise<ExitCode> {
  switch (request.kind) {
    case 'evaluate':
      return runOn(request.file, (source) => evaluateCommand(source, { ...request.options, color }));
    case 'lint':
      return runOn(request.file, (source) => lintCommand(source, { ...request.options, color }));
    case 'verify': {
      const { file, report, options } = request;
      if (report === null) return runOn(file, (source) => verifyCommand(source, null, { ...options, color }));
      return runOn(report, function* (given) {
        const source = readInput(file);
        if (source.ok) return yield* verifyCommand(source.value, given, { ...options, color });
        yield { kind: 'error', text: source.fault };
        return 2;
      });
    }
    case 'diagnose':
      return diagnose(request.reports, request.suite, { ...request.options, color });
    case 'mutants':
      return mutants(request);
    case 'generate':
      return generate(request.options);
  }
}

/** A file under public/ of the project or package that this program belongs to, as short as it can be named. */
function ownFile(path: string): string {
  const file = fileURLToPath(new URL(`../public/${path}`, import.meta.url));
  const fromHere = relative(process.cwd(), file);
  return fromHere.length < file.length ? fromHere : file;
}

/** Diagnoses reports; what stands in the way of reading one of them, or the suite, is all that is said. */
async function diagnose(
  reports: readonly string[],
  suite: string | null,
  options: DiagnoseCommandOptions,
): Promise<ExitCode> {
  const sources: Source[] = [];
  for (const path of suite === null ? reports : [suite, ...reports]) {
    const source = readInput(path);
    if (!source.ok) {
      await errors.write(source.fault);
      return 2;
    }
    sources.push(source.value);
  }
  const { diagnoseCommand } = await import('./diagnose-command');
  const [first = null] = suite === null ? [] : sources;
  return run(diagnoseCommand(suite === null ? sources : sources.slice(1), first, options));
}

/** Measures a suite by the known mistakes, or writes the catalogue of these. */
async function mutants(request: Extract<Request, { kind: 'mutants' }>): Promise<ExitCode> {
  const { catalogueText, mutantsCommand } = await import('./mutants-command');
  if (request.catalogue) {
    await output.write(catalogueText());
    return 0;
  }
  const { suite, options } = request;
  if (suite === null) return run(mutantsCommand(null, { ...options, color }));
  return runOn(suite, (source) => mutantsCommand(source, { ...options, color }));
}

/** Writes or checks the bundled suites, whose rows are only made here: no other command needs them. */
async function generate(options: GenerateOptions): Promise<ExitCode> {
  const { bundledSuites, checkGenerated, generatedText } = await import('./generate-command');
  const { check, out, suite, portable } = options;
  const named = suite === null ? bundledSuites : bundledSuites.filter(({ id }) => id === suite);
  if (named.length === 0) {
    const ids = bundledSuites.map(({ id }) => id).join(', ');
    await errors.write(`There is no bundled suite "${printable(suite ?? '')}"; there are ${ids}.\n`);
    return 2;
  }
  // A file that is named stands for one suite, the core unless another one is asked for.
  const suites = (out === null ? named : named.slice(0, 1)).map((given) => {
    return { ...given, path: out ?? ownFile(given.path) };
  });
  if (check) {
    const current = suites.map(({ path, ...given }) => ({ ...given, path, read: readInput(path) }));
    return run(
      checkGenerated(
        current.map(({ read, ...given }) => ({ ...given, current: read.ok ? read.value : null })),
      ),
    );
  }
  for (const given of suites) {
    if (portable) return writePortable(given, options);
    const ended = await writeSuite(given.path, generatedText(given));
    if (ended !== 0) return ended;
    if (given.path !== '-')
      await output.write(`${printable(given.path)}: ${given.title}, ${given.rows.length} rows written\n`);
  }
  return 0;
}

async function writeSuite(path: string, text: string): Promise<ExitCode> {
  if (path === '-') {
    await output.write(text);
    return 0;
  }
  const fault = writeWhole(path, text);
  if (fault === null) return 0;
  await errors.write(fault);
  return 2;
}

/** The suite for other adapters; what it no longer proves is told on standard error where the suite itself is printed. */
async function writePortable(suite: BundledSuite, { readings }: GenerateOptions): Promise<ExitCode> {
  const { portableExport } = await import('./portable-command');
  const { text, report } = portableExport(suite, readings, printable(suite.path));
  const ended = await writeSuite(suite.path, text);
  return ended === 0 ? run(report, suite.path === '-' ? errors : output) : ended;
}

async function main(): Promise<ExitCode> {
  const parsed = parseArguments(process.argv.slice(2), version);
  if (parsed.ok) return answer(parsed.request);
  await output.write(parsed.output);
  await errors.write(parsed.errors);
  return parsed.exitCode;
}

try {
  process.exitCode = await main();
} finally {
  await output.flush();
  await errors.flush();
}
