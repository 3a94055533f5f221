import { spawnSync } from 'node:child_process'

const SPECS = ['screen-pictures', 'accessibility-tree'].map((name) => `site/test/browser/${name}.spec.ts`)

// Whatever is named behind the command goes to Playwright: `pnpm screens:accept --grep faq`.
const { status } = spawnSync(
  'npx',
  ['playwright', 'test', ...SPECS, '--update-snapshots=all', '--reporter=line', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, CARELANE_WHOLE_MATRIX: '1' } },
)
process.exitCode = status ?? 1
