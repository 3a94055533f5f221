import { join } from 'node:path'
import { directionOf, languageOf, LOCALES, VARIANTS, type Wording } from '@carelane/countries'
import { getMessages } from '@carelane/messages'
import { build } from 'esbuild'
import type { OfflineWords } from '@/offline/worker/words'
import { writeAges } from '@/offline/write-ages'

/** One per language and variant; the other folder's worker removes it. */
export async function writeWorkers(siteFolder: string): Promise<void> {
  const source = join(siteFolder, 'src/offline/worker')
  const write = (entry: string, file: string, words?: OfflineWords) =>
    build({
      entryPoints: [join(source, entry)],
      outfile: join(siteFolder, 'dist/offline', file),
      bundle: true,
      minify: true,
      target: 'es2020',
      format: 'iife',
      charset: 'utf8',
      define: words ? { OFFLINE_WORDS: JSON.stringify(words) } : {},
      legalComments: 'none',
      logLevel: 'warning',
    })
  for (const wording of [...LOCALES, ...VARIANTS]) {
    await write('main.ts', `on/offline-${wording}.js`, wordsIn(wording))
    await write('leave.ts', `off/offline-${wording}.js`)
  }
}

function wordsIn(wording: Wording): OfflineWords {
  const { offline, common, errors } = getMessages(wording)
  return {
    locale: wording,
    direction: directionOf(languageOf(wording)),
    title: offline.title,
    text: offline.text,
    offline: offline.offline,
    slow: offline.slow,
    saved: offline.saved,
    ages: writeAges(wording),
    list: offline.list,
    tryAgain: common.tryAgain,
    centers: offline.centers,
    remove: offline.wish.remove,
    removed: offline.wish.removed,
    goHome: errors.goHome,
  }
}
