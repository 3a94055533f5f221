import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

export function findTool(name: string): string | null {
  const folders = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin', '/opt/homebrew/bin']
  return folders.map((folder) => `${folder}/${name}`).find((file) => existsSync(file)) ?? null
}

export interface Load {
  readonly url: string
  readonly headers: Record<string, string>
  readonly seconds: number
  readonly connections: number
  /** Lua. */
  readonly script?: string
}

/**
 * @returns requests per second
 * @throws Error if any answer was not 2xx or 3xx
 */
export async function loadWith(wrk: string, load: Load): Promise<number> {
  const headers = Object.entries(load.headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const script = load.script === undefined ? [] : ['-s', load.script]
  const size = ['-t1', `-c${load.connections}`, `-d${load.seconds}s`, '--timeout', '10s']
  const { stdout } = await run(wrk, [...size, ...headers, ...script, load.url])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk saw errors:\n${stdout}`)
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]
  if (rate === undefined) throw new Error(`wrk said nothing:\n${stdout}`)
  return Number(rate)
}
