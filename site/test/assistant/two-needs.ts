import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Client } from 'pg'
import { z } from 'zod'
import { answerParts } from './answer-parts'
import { urlsOf } from './score'

const asked = z.strictObject({
  lang: z.string(),
  text: z.string(),
  /** Seed keys of the pages that have to be told of: two, or one for a story. */
  pages: z.array(z.string()).min(1).max(2),
})

interface Answered {
  text: string
  isStory: boolean
  /** What it had to tell, and nothing else: a story gets one answer. */
  isRight: boolean
  told: string[]
}

/** Written after the rules, by the hand that wrote them, in words that no phrase has. */
export async function askTwoNeeds(database: Client): Promise<Answered[]> {
  const stored: unknown = JSON.parse(readFileSync(path.join(import.meta.dirname, 'two-needs.json'), 'utf8'))
  const urls = await urlsOf(database)
  const answered: Answered[] = []
  for (const { lang, text, pages } of z.array(asked).parse(stored)) {
    const told = await toldOf(lang, text)
    const wanted = pages.map((page) => urls.get(page) ?? page)
    const isStory = wanted.length === 1
    const isRight = isStory
      ? told.length <= 1 && told.every((url) => wanted.includes(url))
      : wanted.every((url) => told.includes(url))
    answered.push({ text, isStory, isRight, told })
  }
  return answered
}

/** Addresses of the sources that the answer says something of. */
async function toldOf(lang: string, text: string): Promise<string[]> {
  const sources = new Map<number, string>()
  const told = new Set<string>()
  for (const part of await answerParts(lang, text)) {
    if (part.type === 'source') sources.set(part.source.number, part.source.url)
    if (part.type === 'sentence') told.add(sources.get(part.sources[0] ?? 0) ?? '')
  }
  return [...told]
}
