/** What `--help` adds behind the options of each command. */
export const overview = `
Exit codes: 0 everything is as expected, 1 something differs, 2 wrong usage or unreadable input.

Examples:
  ahp-scenarios evaluate scenarios.json --id deny-blocks --steps
  ahp-scenarios verify scenarios.json --report report.json
  ahp-scenarios diagnose report.json
  ahp-scenarios lint scenarios.json
  ahp-scenarios COMMAND --help`;

export const evaluateExamples = `
Exit code 0 when every row was read, whatever its outcome.

Examples:
  ahp-scenarios evaluate scenarios.json --filter 'deny-*' --filter tag:flow
  ahp-scenarios evaluate row.json --steps --reading revision=r4
  jq .scenarios[3] scenarios.json | ahp-scenarios evaluate - --json`;

export const verifyExamples = `
Exit code 1 when a row does not pass, is missing from the report, or is unknown to the suite.

Examples:
  ahp-scenarios verify scenarios.json
  ahp-scenarios verify scenarios.json --report report.json --format junit > junit.xml
  ahp-scenarios verify scenarios.json --report report.json --filter tag:candidate --json`;

export const lintExamples = `
Exit code 1 when there is something to mend; each finding has its line and column.

Examples:
  ahp-scenarios lint scenarios.json
  ahp-scenarios lint - --json < scenarios.json`;

export const diagnoseExamples = `
Tells in one sentence which rule of the contract the adapter likely breaks, then every finding with the rows that
speak for it. Reads adapter reports, matrix artifacts and maps of outcomes, told by content. Without --suite the
bundled suites are taken whose rows the reports name. What is told is of a record, not proof of today's adapter.

Exit code 1 when a row failed, is void or is missing, 0 when every row that was run is right.

Examples:
  ahp-scenarios diagnose report.json
  ahp-scenarios diagnose old.json new.json --json
  ahp-scenarios diagnose matrix.json --suite scenarios.json`;

export const mutantsExamples = `
Runs an evaluator with each known mistake over the suite. A mistake that no row notices is named, with a row that
would notice it: one of the bundled suites, or one made for it (given whole by --json).

Exit code 1 when a mistake survives.

Examples:
  ahp-scenarios mutants
  ahp-scenarios mutants --suite scenarios.json --json
  ahp-scenarios mutants --catalogue > DEFECTS.md`;

export const generateExamples = `
Examples:
  ahp-scenarios generate
  ahp-scenarios generate --check
  ahp-scenarios generate --out -
  ahp-scenarios generate --suite extended --portable --out portable.json`;
