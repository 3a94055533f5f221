/**
 * The server with everything it needs in one file, so that it starts fast and deploys as one.
 * @type {import('esbuild').BuildOptions}
 */
export const SERVER_BUNDLE = {
  entryPoints: ['src/server.ts'],
  outfile: 'dist/server.mjs',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  legalComments: 'none',
  external: ['pg-native'],
  // pg and pino are CommonJS and ask for Node's own modules by require
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
}
