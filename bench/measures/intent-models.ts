import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type IntentModel, type Phrase, phrasesIn, trainIntents } from '../../packages/intents/src/index'
import type { Figure } from '../lib/measure'

const INTENTS = join(import.meta.dirname, '../../content/intents')
const LIMITS = { seconds: 20, megabytes: 60 }

interface Learned {
  locale: string
  phrases: number
  /** Of the processor, so that others on the machine count little. */
  seconds: number
  bytes: number
}

/** Every language of the demo's own phrases, one after the other. */
export async function measureIntentModels(): Promise<Figure[]> {
  const learned: Learned[] = []
  for (const [locale, phrases] of await phrasesByLocale()) {
    const before = process.cpuUsage()
    const model = await trainIntents(phrases)
    const { user, system } = process.cpuUsage(before)
    learned.push({
      locale,
      phrases: phrases.length,
      seconds: (user + system) / 1e6,
      bytes: bytesOf(model),
    })
  }
  return [trainingFigure(learned), memoryFigure(learned)]
}

function trainingFigure(learned: readonly Learned[]): Figure {
  const seconds = sumOf(learned, 'seconds')
  const [slowest] = learned.toSorted((a, b) => b.seconds - a.seconds)
  return {
    what: `learning ${sumOf(learned, 'phrases').toLocaleString('en')} phrases in ${learned.length} languages`,
    measured: `${seconds.toFixed(1)} s of the processor, the slowest language ${slowest?.seconds.toFixed(1)} s (${slowest?.locale})`,
    target: `a language ≤ ${LIMITS.seconds} s`,
    met: (slowest?.seconds ?? 0) <= LIMITS.seconds,
    values: learned,
  }
}

function memoryFigure(learned: readonly Learned[]): Figure {
  const megabytes = sumOf(learned, 'bytes') / 2 ** 20
  return {
    what: `memory of the models of ${learned.length} languages`,
    measured: `${megabytes.toFixed(1)} MB`,
    target: `≤ ${LIMITS.megabytes} MB`,
    met: megabytes <= LIMITS.megabytes,
    values: learned,
  }
}

function sumOf(learned: readonly Learned[], what: 'phrases' | 'seconds' | 'bytes'): number {
  return learned.reduce((sum, each) => sum + each[what], 0)
}

function bytesOf({ hashes, rarities, starts, columns, weights, scales, bias }: IntentModel): number {
  return [hashes, rarities, starts, columns, weights, scales, bias].reduce(
    (sum, { byteLength }) => sum + byteLength,
    0,
  )
}

async function phrasesByLocale(): Promise<Map<string, Phrase[]>> {
  const all = new Map<string, Phrase[]>()
  for (const intent of (await readdir(INTENTS)).toSorted()) {
    const files = (await readdir(join(INTENTS, intent))).filter((name) => name !== 'meta.yaml')
    for (const file of files.toSorted()) {
      const locale = file.replace('.yaml', '')
      const { phrases } = parse(await readFile(join(INTENTS, intent, file), 'utf8')) as { phrases: string }
      all.set(locale, [...(all.get(locale) ?? []), ...phrasesIn(phrases).map((text) => ({ text, intent }))])
    }
  }
  return all
}
