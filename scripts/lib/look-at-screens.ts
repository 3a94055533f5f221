import { spawnSync } from 'node:child_process'

/**
 * With all combinations of language, width and script.
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
