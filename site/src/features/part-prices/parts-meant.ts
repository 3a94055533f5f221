import type { Locale } from '@carelane/countries'
import { type Concept, SEARCH_WORDS } from '@carelane/messages/search'
import type { PriceRow } from '@/priced-parts/price-rows'

/** Concepts that are parts too. */
const PARTS: readonly Concept[] = ['battery', 'screen', 'charging', 'sound', 'filter']

const UNSPACED = /[\p{Script=Thai}\p{Script=Myanmar}]/u

/** The service names parts in English, visitors in their own words. All rows if no part is named. */
export function partsMeant(question: string, rows: readonly PriceRow[], locale: Locale): readonly PriceRow[] {
  const asked = plain(question)
  const meant = rows.filter(({ part }) => namesOf(part, locale).some((name) => says(asked, name)))
  return meant.length > 0 ? meant : rows
}

function namesOf(part: string, locale: Locale): string[] {
  const name = plain(part)
  const words = name.trim().split(' ')
  const concepts = PARTS.filter((concept) =>
    SEARCH_WORDS.en.concepts[concept].some((word) => words.includes(plain(word).trim())),
  )
  return [name, ...concepts.flatMap((concept) => SEARCH_WORDS[locale].concepts[concept].map(plain))]
}

/** From the beginning of a word on; endings are free. */
function says(asked: string, name: string): boolean {
  const word = name.trim()
  return word !== '' && asked.includes(UNSPACED.test(word) ? word : ` ${word}`)
}

function plain(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
  return ` ${words.filter((word) => word !== '').join(' ')} `
}
