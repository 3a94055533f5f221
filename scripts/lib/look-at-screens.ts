import { spawnSync } from 'node:child_process'

/**
 * Runs browser tests with every screen in each of its languages, widths and scripts, where `npm test` sees a sample.
 * @param specs names of files in `site/test/browser`, without what ends them
 * @param more what else Playwright is told
 * @returns whether all passed
 */
export function lookAtScreens(specs: readonly string[], more: readonly string[]): boolean {
  const files = specs.map((name) => `site/test/browser/${name}.spec.ts`)
  const env = { ...process.env, CARELANE_WHOLE_MATRIX: '1' }
  return (
    spawnSync('npx', ['playwright', 'test', ...files, '--reporter=line', ...more], { stdio: 'inherit', env })
      .status === 0
  )
}
