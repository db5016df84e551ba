/** The programs for Node that the build makes, each one file that needs no packages. */
const programs = [
  { from: 'lib/cli/main.ts', to: 'dist/cli.mjs' },
  { from: 'lib/wire/main.ts', to: 'dist/server.mjs' },
];

/**
 * Bundles the command line and the static server.
 *
 * @param {string} root
 * @param {(line: string) => void} say
 */
export const bundlePrograms = async (root, say) => {
  const { build } = await import('esbuild');
  for (const { from, to } of programs) {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: [from],
      outfile: to,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      minifyWhitespace: true,
      minifySyntax: true,
      // Modules before CommonJS: only they can be bundled whole and freed of what is not used.
      mainFields: ['module', 'main'],
      metafile: true,
      logLevel: 'warning',
      legalComments: 'eof',
      // CommonJS packages inside the bundle ask for Node's own modules through `require`, which a module does not have.
      banner: {
        js: "import { createRequire as __createRequire } from 'node:module';\nconst require = __createRequire(import.meta.url);",
      },
    });
    const bytes = Object.values(metafile.outputs).reduce((sum, output) => sum + output.bytes, 0);
    say(`${to} (${Math.round(bytes / 1024)} KB)`);
  }
};
