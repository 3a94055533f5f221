import { execFile } from 'node:child_process'
import { copyFile, cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Article } from '../article'
import { answers, startProcess, type RunningServer } from '../server-process'

const run = promisify(execFile)

/** Fetched on demand. */
export const NUXT = 'nuxt@4.4.5'

/** A newer one rejects this Nuxt's cache key for `/`. */
const OVERRIDES = { unstorage: '1.17.3' }

const QUIET = { NUXT_TELEMETRY_DISABLED: '1' }

/** @returns whether it could be installed */
export async function installNuxt(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', overrides: OVERRIDES }),
  )
  const options = ['--save-exact', '--no-audit', '--no-fund', '--ignore-scripts']
  return run('npm', ['install', NUXT, ...options], { cwd: folder }).then(
    () => true,
    (error: unknown) => {
      console.error(error)
      return false
    },
  )
}

/**
 * One prerendered and precompressed article.
 * @param content a folder with its pictures
 */
export async function startNuxt(
  article: Article,
  { folder, content, port }: { folder: string; content: string; port: number },
): Promise<RunningServer> {
  await cp(content, join(folder, 'public'), { recursive: true })
  await mkdir(join(folder, 'app'), { recursive: true })
  await writeFile(join(folder, 'app/article.json'), JSON.stringify(article))
  await copyFile(join(import.meta.dirname, 'app.vue'), join(folder, 'app/app.vue'))
  await writeFile(join(folder, 'nuxt.config.mjs'), `export default ${JSON.stringify(SETTINGS)}\n`)
  await run('npx', ['nuxt', 'build'], { cwd: folder, env: { ...process.env, ...QUIET } })
  const url = `http://localhost:${port}/`
  const stop = await startProcess({
    command: process.execPath,
    args: [join(folder, '.output/server/index.mjs')],
    env: { PORT: String(port), HOST: '127.0.0.1' },
    isReady: () => answers(url),
  })
  return {
    url,
    stop: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const SETTINGS = {
  compatibilityDate: '2025-11-01',
  nitro: {
    preset: 'node-server',
    compressPublicAssets: true,
    prerender: { routes: ['/'] },
  },
}
