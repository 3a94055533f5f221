import { build } from 'esbuild'
import { keepInstalledPackages } from '../scripts/lib/keep-installed-packages.mjs'

// The steps that every start runs are plain Node: loading TypeScript through hooks cost seconds each time, and
// once in a while it never came back.
await build({
  entryPoints: {
    migrate: 'src/scripts/migrate.ts',
    seed: 'src/seed/run.ts',
    'create-user': 'src/scripts/create-user.ts',
  },
  outdir: 'dist/scripts',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [keepInstalledPackages],
})
