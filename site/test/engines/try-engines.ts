import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sandboxAt } from '../browser/support/sandbox'
import { startFirefox } from './firefox'
import type { Section } from './journey'
import { JOURNEYS } from './journeys'
import type { Engine } from './tab'
import { startWebkit } from './webkit'

const SECTIONS: readonly Section[] = [
  { lang: 'ng', direction: 'ltr' },
  { lang: 'sa', direction: 'rtl' },
]

export interface Tried {
  engine: string
  lang: Section['lang']
  journey: string
  rounds: number
  problems: readonly string[]
}

/**
 * @param rounds races fail only sometimes
 * @param pictures folder for failures
 */
export async function tryEngines(
  urls: { siteUrl: string; sandboxUrl: string },
  rounds: number,
  pictures: string,
  report: (line: string) => void,
): Promise<Tried[]> {
  await mkdir(pictures, { recursive: true })
  const tried: Tried[] = []
  for (const start of [startFirefox, startWebkit]) {
    const engine = await start()
    try {
      for (const section of SECTIONS)
        for (const journey of Object.keys(JOURNEYS)) {
          const problems: string[] = []
          for (let round = 0; round < rounds; round++)
            problems.push(...(await tryJourney(engine, journey, section, urls, pictures)))
          report(`${engine.name}, ${section.lang}, ${journey}: ${problems.join('; ') || 'well'}`)
          tried.push({ engine: engine.name, lang: section.lang, journey, rounds, problems })
        }
    } finally {
      await engine.end()
    }
  }
  return tried
}

async function tryJourney(
  engine: Engine,
  journey: string,
  section: Section,
  { siteUrl, sandboxUrl }: { siteUrl: string; sandboxUrl: string },
  pictures: string,
): Promise<string[]> {
  const tab = await engine.openTab()
  try {
    await JOURNEYS[journey]?.({ tab, siteUrl, section, sandbox: sandboxAt(sandboxUrl) })
    return []
  } catch (error) {
    const name = `${engine.name}-${section.lang}-${journey}`.replace(/\W+/g, '-')
    await writeFile(join(pictures, `${name}.png`), await tab.picture())
    return [String(error)]
  } finally {
    await tab.close()
  }
}
