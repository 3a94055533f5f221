import { LOCALES } from '@carelane/countries'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { answerParts } from './answer-parts'
import { SECTIONS } from './sections'

const wordings = z.strictObject({
  meant: z.array(z.string()).min(12),
  /** Honest questions with words of dying, cutting or being gone. */
  notMeant: z.array(z.string()).min(6),
})

interface Met {
  meant: boolean
  isMet: boolean
  told: string
}

/** Whether the card for people who may harm themselves meets stories, slang and hints, and nothing else. */
export async function askSelfHarm(): Promise<Met[]> {
  const met: Met[] = []
  for (const locale of LOCALES) {
    const file = path.join(import.meta.dirname, 'self-harm', `${locale}.json`)
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const { meant, notMeant } = wordings.parse(stored)
    for (const text of [...meant, ...notMeant]) {
      const parts = await answerParts(SECTIONS[locale], text)
      const isMet = parts.some((part) => part.type === 'safety' && part.danger === 'selfHarm')
      met.push({ meant: meant.includes(text), isMet, told: `${locale} “${text}”` })
    }
  }
  return met
}
