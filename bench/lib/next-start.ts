import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunningServer } from './nginx'

/**
 * `next start` on the same build, as it comes: with Next's own page cache in memory and its compression, both
 * of which our server takes away from it.
 */
export async function startNext(
  siteFolder: string,
  port: number,
  env: Record<string, string>,
): Promise<RunningServer> {
  const built = JSON.parse(readFileSync(join(siteFolder, '.next/required-server-files.json'), 'utf8')) as {
    config: Record<string, unknown>
  }
  const { cacheHandler: _, ...config } = built.config
  const asItComes = { ...config, cacheMaxMemorySize: 50 * 1024 * 1024, compress: true }
  const child = spawn(
    process.execPath,
    [join(siteFolder, 'node_modules/next/dist/bin/next'), 'start', '-p', String(port)],
    {
      cwd: siteFolder,
      env: { ...process.env, ...env, __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(asItComes) },
      stdio: 'ignore',
    },
  )
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 200; tries++) {
    if ((await fetch(`${url}/ng/`).catch(() => null))?.status === 200) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
