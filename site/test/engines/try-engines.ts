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
  /** What was not as it should be, of each round that had something. */
  problems: readonly string[]
}

/**
 * Goes through the site in the engines of Safari and Firefox.
 * @param rounds how often each journey is made: what depends on the moment shows in some of them alone
 * @param pictures the folder for a picture of each place where something went wrong
 * @throws Error that names the packages to install where an engine is missing
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
