/**
 * The room table: who may import whom, with the reason. `npm run check` fails on any other arrow.
 * A room is a folder under lib/; its one door is index.ts.
 */
const pure = ['json', 'protocol', 'evaluate', 'verify', 'suite', 'diagnose', 'reports', 'share'];

/** @type {Record<string, { may: string[], why: string }>} */
const rooms = {
  json: { may: [], why: 'text and values come first; JSON knows nothing of the protocol' },
  protocol: { may: ['json'], why: 'the wire grammar is built on values alone' },
  evaluate: { may: ['json', 'protocol'], why: 'the evaluator cannot see expectations' },
  verify: {
    may: ['json', 'protocol'],
    why: 'a verdict compares two values; it must never ask the evaluator what is right',
  },
  suite: {
    may: ['json', 'protocol', 'evaluate', 'verify'],
    why: 'suites are data, checked by engine and verifier',
  },
  reports: { may: ['json', 'protocol'], why: 'importing a report is reading, not judging' },
  diagnose: {
    may: ['json', 'protocol', 'evaluate', 'verify', 'suite', 'reports'],
    why: 'mutants are the engine with one rule replaced',
  },
  share: { may: ['json', 'protocol'], why: 'a link carries text and values only' },
  storage: { may: ['json', 'protocol'], why: 'drafts are text; storing them needs no judgement' },
  workers: { may: pure, why: 'worker entries put the pure rooms behind a message port' },
  state: { may: [...pure, 'storage', 'workers'], why: 'the workbench joins everything the page shows' },
  wire: {
    may: ['json', 'protocol', 'evaluate', 'verify', 'suite', 'reports'],
    why: 'servers and adapter clients carry rows, they do not keep page state',
  },
  cli: {
    may: [...pure.filter((room) => room !== 'share'), 'wire'],
    why: 'the command line is the library without a page',
  },
  build: { may: [], why: 'tooling reads files; it imports no room' },
};

const list = (names) => names.join('|');
const tests = '\\.(test|test-support|bench)\\.tsx?$';

const roomRules = Object.entries(rooms).map(([room, { may, why }]) => ({
  name: `room-${room}`,
  comment: `lib/${room} may import ${may.length ? may.join(', ') : 'no other room'}: ${why}`,
  severity: 'error',
  from: { path: `^lib/${room}/`, pathNot: tests },
  to: { path: '^lib/', pathNot: `^lib/(${list([room, ...may])})/` },
}));

module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'one-door',
      comment: 'A room is entered by its index.ts only, so that its inside can change freely.',
      severity: 'error',
      from: { path: '^(lib/([^/]+)/|app/|components/|e2e/)', pathNot: tests },
      to: {
        path: '^lib/[^/]+/',
        pathNot: ['^lib/$2/', '^lib/[^/]+/index\\.ts$', '^lib/workers/[^/]+\\.worker\\.ts$'],
      },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle means two files are one; types count too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'lib-knows-no-page',
      comment: 'lib runs in a worker and on a command line: no react, next or monaco there.',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '(^app/|^components/|node_modules/(react|react-dom|next|monaco-editor)/)' },
    },
    {
      name: 'node-only-at-the-edge',
      comment: 'Only wire, cli and build may touch the machine; everything else must run in a browser.',
      severity: 'error',
      from: { path: '^(lib|app|components)/', pathNot: ['^lib/(wire|cli|build)/', tests] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'monaco-has-one-importer',
      comment: 'The editor is large and loaded late: only components/editor may import it.',
      severity: 'error',
      from: { pathNot: '^(components/editor|node_modules)/' },
      to: { path: 'node_modules/monaco-editor/' },
    },
    {
      name: 'ui-knows-no-domain',
      comment: 'components/ui are plain controls: no protocol, no store.',
      severity: 'error',
      from: { path: '^components/ui/' },
      to: { path: '^(lib|app|components/(?!ui/))' },
    },
    {
      name: 'views-take-props',
      comment: 'Views render what they are given; only a screen reads the store or a worker.',
      severity: 'error',
      from: { path: '^components/views/' },
      to: { path: '^(lib/(state|storage|workers|wire|cli)/|components/(screens|editor)/|app/)' },
    },
    {
      name: 'page-stays-in-the-browser',
      comment: 'The page never imports the command line, the servers or the tooling.',
      severity: 'error',
      from: { path: '^(app|components)/' },
      to: { path: '^lib/(wire|cli|build)/' },
    },
    {
      name: 'not-to-tests',
      comment: 'Test support is for tests.',
      severity: 'error',
      from: { pathNot: ['\\.(test|test-support|bench)\\.tsx?$', '^e2e/'] },
      to: { path: '\\.(test|test-support|bench)\\.tsx?$' },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nobody imports is dead.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '(^|/)\\.[^/]+',
          '^[^/]+\\.(ts|js|mjs|cjs)$',
          '^app/',
          '^e2e/',
          '^lib/build/',
          tests,
          '^lib/(cli/launcher\\.mjs|[^/]+/index\\.ts)$',
        ],
      },
      to: {},
    },
    {
      name: 'declared-dependencies',
      comment: 'What is imported is in package.json.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(generated|out|dist|\\.next)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
