export { collect, type Outcome } from './collect';
export { evaluateCommand } from './evaluate-command';
export { checkGenerated, type GeneratedSuite, generatedText } from './generate-command';
export { lintCommand } from './lint-command';
export { type ParsedArguments, parseArguments, type Request } from './program';
export type {
  Chunk,
  Command,
  EvaluateCommandOptions,
  ExitCode,
  Format,
  LintCommandOptions,
  RowOptions,
  Source,
  VerifyCommandOptions,
} from './types';
export { verifyCommand } from './verify-command';
