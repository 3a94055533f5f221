import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { answers, startProcess, type RunningServer } from './server-process'

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
  const url = `http://127.0.0.1:${port}`
  const stop = await startProcess({
    command: process.execPath,
    args: [join(siteFolder, 'node_modules/next/dist/bin/next'), 'start', '-p', String(port)],
    cwd: siteFolder,
    env: { ...env, __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(asItComes) },
    endsBy: 'SIGKILL',
    isReady: () => answers(`${url}/ng/`),
  })
  return { url, stop }
}
