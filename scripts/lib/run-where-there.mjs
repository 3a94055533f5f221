import { spawnSync } from 'node:child_process'

/**
 * Ends this process as the tool does where it fails, and well where there is no such tool, which it then says.
 *
 * @param {string} tool
 * @param {string[]} args
 * @param {string} folder
 * @param {string} packages of Debian
 */
export function runWhereThere(tool, args, folder, packages) {
  const { status, error } = spawnSync(tool, args, { cwd: folder, stdio: 'inherit' })
  if (error && 'code' in error && error.code === 'ENOENT') {
    process.stdout.write(`not run: there is no ${tool} on the PATH (Debian: apt install ${packages})\n`)
    process.exit(0)
  }
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}
