import { build } from 'esbuild'
import { keepInstalledPackages } from '../scripts/lib/keep-installed-packages.mjs'

// What every start runs is built to plain Node, since loading TypeScript through hooks costs seconds each time. It runs with
// `--conditions=production`: Lexical's entry for Node awaits a module that awaits it, and sometimes neither goes on;
// the condition resolves to its files directly.
await build({
  entryPoints: {
    migrate: 'src/scripts/migrate.ts',
    seed: 'src/seed/run.ts',
    content: 'src/scripts/content.ts',
    'create-user': 'src/scripts/create-user.ts',
    'rebuild-search': 'src/scripts/rebuild-search.ts',
  },
  outdir: 'dist/scripts',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [keepInstalledPackages],
})
