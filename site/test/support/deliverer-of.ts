import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { BuiltSite } from './built-site'

const run = promisify(execFile)

/** @returns the id of the process; undefined while there is none */
export async function delivererOf({ process }: Pick<BuiltSite, 'process'>): Promise<number | undefined> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args='])
  const own = stdout.split('\n').map((line) => /^\s*(\d+)\s+(\d+) (.*)$/.exec(line))
  const found = own.find((line) => line?.[2] === String(process.pid) && line[3]?.includes('deliverer.mjs'))
  return found ? Number(found[1]) : undefined
}
