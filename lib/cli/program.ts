import { Command as Commander, CommanderError, InvalidArgumentError, Option } from 'commander';
import { parseReading, type Readings } from '@/lib/protocol';
import {
  diagnoseExamples,
  evaluateExamples,
  generateExamples,
  lintExamples,
  mutantsExamples,
  overview,
  verifyExamples,
} from './help-texts';
import type {
  DiagnoseCommandOptions,
  EvaluateCommandOptions,
  GenerateOptions,
  LintCommandOptions,
  MutantsCommandOptions,
  VerifyCommandOptions,
} from './types';

/** What the user asked for. */
export type Request =
  | {
      readonly kind: 'evaluate';
      readonly file: string;
      readonly options: Omit<EvaluateCommandOptions, 'color'>;
    }
  | {
      readonly kind: 'verify';
      readonly file: string;
      readonly report: string | null;
      readonly options: Omit<VerifyCommandOptions, 'color'>;
    }
  | { readonly kind: 'lint'; readonly file: string; readonly options: Omit<LintCommandOptions, 'color'> }
  | {
      readonly kind: 'diagnose';
      readonly reports: readonly string[];
      readonly suite: string | null;
      readonly options: Omit<DiagnoseCommandOptions, 'color'>;
    }
  | {
      readonly kind: 'mutants';
      readonly suite: string | null;
      /** Write the catalogue of defects instead. */
      readonly catalogue: boolean;
      readonly options: Omit<MutantsCommandOptions, 'color'>;
    }
  | { readonly kind: 'generate'; readonly options: GenerateOptions };

/** A request, or what the command line itself answers (help, version, a usage error) with its exit code. */
export type ParsedArguments =
  | { readonly ok: true; readonly request: Request }
  | { readonly ok: false; readonly output: string; readonly errors: string; readonly exitCode: 0 | 2 };

interface Flags {
  readonly id?: string;
  readonly steps?: true;
  readonly report?: string;
  readonly filter?: readonly string[];
  readonly reading?: Partial<Readings>;
  readonly format: 'text' | 'json' | 'junit';
  readonly json?: true;
  readonly check?: true;
  readonly out?: string;
  readonly portable?: true;
  readonly suite?: string;
  readonly catalogue?: true;
}

/** Reads the arguments that stand behind the program's name. Pure: it prints nothing and ends nothing. */
export function parseArguments(args: readonly string[], version: string): ParsedArguments {
  let output = '';
  let errors = '';
  const requests: Request[] = [];
  const write = {
    writeOut: (text: string) => {
      output += text;
    },
    writeErr: (text: string) => {
      errors += text;
    },
  };
  const program = new Commander('ahp-scenarios')
    .description('Evaluate, verify and check scenarios of the Agent Hooks Protocol.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help for a command')
    .helpCommand(false)
    .showHelpAfterError('(--help explains the commands and their options)')
    .exitOverride()
    .configureOutput(write)
    .addHelpText('after', overview);

  rowCommand(program, 'evaluate', 'show what comes of each row: outcome, state and payload')
    .option('--id <id>', 'only the row with this id')
    .option('--steps', 'tell every step of the evaluator')
    .addOption(formats(['text', 'json']))
    .addHelpText('after', evaluateExamples)
    .action((file: string, flags: Flags) => {
      const format = flags.json || flags.format === 'json' ? 'json' : 'text';
      const options = {
        ...rowOptions(flags),
        format,
        id: flags.id ?? null,
        steps: flags.steps === true,
      } as const;
      requests.push({ kind: 'evaluate', file, options });
    });

  rowCommand(
    program,
    'verify',
    "compare each row's outcome, or an adapter's report of it, with what the row expects",
  )
    .option(
      '--report <report>',
      'judge this adapter report (a file, or - for standard input) instead of the engine',
    )
    .addOption(formats(['text', 'json', 'junit']))
    .addHelpText('after', verifyExamples)
    .action((file: string, flags: Flags, command: Commander) => {
      if (file === '-' && flags.report === '-')
        command.error('error: suite and report cannot both be standard input');
      const options = { ...rowOptions(flags), format: flags.json ? 'json' : flags.format } as const;
      requests.push({ kind: 'verify', file, report: flags.report ?? null, options });
    });

  rowCommand(
    program,
    'lint',
    'check the form of a suite file: schemas, ids and correlation, duplicates, numbers',
  )
    .addOption(formats(['text', 'json']))
    .addHelpText('after', lintExamples)
    .action((file: string, flags: Flags) => {
      const format = flags.json || flags.format === 'json' ? 'json' : 'text';
      requests.push({ kind: 'lint', file, options: { ...rowOptions(flags), format } });
    });

  program
    .command('diagnose')
    .description('tell which rule of the contract an adapter likely breaks, from its report')
    .argument('<report...>', 'reports of adapters or artifacts of a matrix; - is standard input')
    .option(
      '--suite <file>',
      'judge by this suite file (or - for standard input) instead of the bundled suites',
    )
    .addOption(formats(['text', 'json']))
    .option('--json', 'the same as --format json')
    .addHelpText('after', diagnoseExamples)
    .action((reports: readonly string[], flags: Flags, command: Commander) => {
      if ([...reports, flags.suite].filter((path) => path === '-').length > 1)
        command.error('error: only one of the files can be standard input');
      const format = flags.json || flags.format === 'json' ? 'json' : 'text';
      requests.push({ kind: 'diagnose', reports, suite: flags.suite ?? null, options: { format } });
    });

  program
    .command('mutants')
    .description('measure how many known mistakes a suite notices, by rule, and name those it does not')
    .option(
      '--suite <file>',
      'measure this suite file (or - for standard input) instead of the bundled suites',
    )
    .option('--catalogue', 'write the table of known defects and what stands for each, as Markdown')
    .addOption(formats(['text', 'json']))
    .option('--json', 'the same as --format json')
    .addHelpText('after', mutantsExamples)
    .action((flags: Flags) => {
      const format = flags.json || flags.format === 'json' ? 'json' : 'text';
      const catalogue = flags.catalogue === true;
      requests.push({ kind: 'mutants', suite: flags.suite ?? null, catalogue, options: { format } });
    });

  program
    .command('generate')
    .description('write the bundled suites to their files, or check that the files are what would be written')
    .option('--check', 'write nothing; fail when the file differs or a check of the suite fails')
    .option('--suite <id>', 'only this bundled suite, core or extended')
    .option(
      '--out <file>',
      'write (or check) the suite, the core unless --suite says otherwise, as this file; - writes to standard output',
    )
    .option(
      '--portable',
      'with --out: without the keys that only this project knows, and tell what the suite then no longer proves',
    )
    .option(
      '--reading <name=value>',
      'with --portable: the rows that hold under this reading of the draft; repeatable',
      addReading,
    )
    .addHelpText('after', generateExamples)
    .action((flags: Flags, command: Commander) => {
      const { check = false, portable = false, out = null, suite = null, reading: readings = {} } = flags;
      if (portable && (check || out === null)) {
        command.error('error: --portable writes a file of its own, named by --out, and cannot be checked');
      }
      requests.push({ kind: 'generate', options: { check, portable, out, suite, readings } });
    });

  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return { ok: false, output, errors, exitCode: error.exitCode === 0 ? 0 : 2 };
  }
  const [request] = requests;
  return request === undefined
    ? { ok: false, output, errors: `${errors}${program.helpInformation()}${overview}\n`, exitCode: 2 }
    : { ok: true, request };
}

function rowCommand(program: Commander, name: string, description: string): Commander {
  return program
    .command(name)
    .description(description)
    .argument('<file>', 'a suite file, one row, or a bare { request, response }; - is standard input')
    .option(
      '--filter <pattern>',
      'only rows whose id fits (* and ? stand for text); tag:NAME fits tags; repeatable',
      collect,
    )
    .option(
      '--reading <name=value>',
      'evaluate under another reading of the draft, such as revision=r4; repeatable',
      addReading,
    )
    .option('--json', 'the same as --format json');
}

/** `--format`, and `--json` as its short form. */
function formats(choices: readonly ('text' | 'json' | 'junit')[]): Option {
  return new Option('--format <format>', 'how to write what is found').choices(choices).default('text');
}

function collect(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value];
}

function addReading(text: string, earlier: Partial<Readings> = {}): Partial<Readings> {
  const reading = parseReading(text);
  if (!reading.ok) throw new InvalidArgumentError(reading.fault.message);
  return { ...earlier, ...reading.value };
}

function rowOptions({ filter = [], reading = {} }: Flags): {
  readonly filters: readonly string[];
  readonly readings: Partial<Readings>;
} {
  return { filters: filter, readings: reading };
}
