import { build } from 'esbuild'
import { rm } from 'node:fs/promises'
import { keepInstalledPackages } from '../scripts/lib/keep-installed-packages.mjs'

// Parts that are shared have a new name each time.
await rm('dist/scripts', { recursive: true, force: true })

// Plain Node: loading TypeScript through hooks costs seconds. Needs `--conditions=production`: Lexical's entry for Node
// awaits a module that awaits it, and sometimes hangs.
await build({
  entryPoints: {
    migrate: 'src/scripts/migrate.ts',
    seed: 'src/seed/run.ts',
    content: 'src/scripts/content.ts',
    'create-user': 'src/scripts/create-user.ts',
    'reset-second-factor': 'src/scripts/reset-second-factor.ts',
    'after-restore': 'src/scripts/after-restore.ts',
    'learn-intents': 'src/scripts/learn-intents.ts',
    'rebuild-search': 'src/scripts/rebuild-search.ts',
    'purge-all': 'src/scripts/purge-all.ts',
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
