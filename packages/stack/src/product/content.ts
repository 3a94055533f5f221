import { existsSync } from 'node:fs'
import { readStamp, writeStamp } from '../databases/stamp'
import type { LogFile } from '../logs/log-file'
import { runStep } from '../processes/run-step'
import { CMS_FOLDER } from '../root.mjs'
import type { ProductOptions } from './options'

interface Content {
  options: Pick<
    ProductOptions,
    'databasePrefix' | 'accountsFile' | 'contentStamp' | 'development' | 'seed' | 'progress' | 'stop'
  >
  serverUrl: string
  environment: Record<string, string>
  log: LogFile
}

/** Migrates and seeds once per version of the cms. Both steps resume; the stamp is written last. */
export async function prepareContent({ options, serverUrl, environment, log }: Content): Promise<void> {
  const { accountsFile, progress, seed, stop } = options
  const database = `${options.databasePrefix}carelane_cms`
  const stamp = stampText(options)
  if ((!seed || existsSync(accountsFile)) && (await readStamp(serverUrl, database)) === stamp) return
  const step = (name: string, ...parameters: string[]) =>
    runStep({
      name: `cms ${name}`,
      folder: CMS_FOLDER,
      command: ['npm', 'run', '--silent', name, '--', ...parameters],
      environment,
      log,
      stop,
    })
  if (options.development) await progress.step('build the cms scripts', () => step('build:scripts'))
  await progress.step('migrate the content', () => step('migrate'))
  if (seed) {
    await progress.step('seed the content', () => step('seed', '--accounts', accountsFile))
    await progress.step('learn how people ask', () => step('learn-intents'))
  }
  await writeStamp(serverUrl, database, stamp)
}

export function stampText({ contentStamp, seed }: Pick<ProductOptions, 'contentStamp' | 'seed'>): string {
  return `Prepared by Carelane ${contentStamp}${seed ? '' : ', without content'}`
}
