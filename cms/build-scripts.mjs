import { build } from 'esbuild'
import { keepInstalledPackages } from '../scripts/lib/keep-installed-packages.mjs'

// The steps that every start runs are plain Node: loading TypeScript through hooks costs seconds each time.
// They run with `--conditions=production`: Lexical's entry for Node waits for a module that waits for it, and now
// and then neither goes on. The condition names its files directly.
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
