import type { Locale } from './locales'

const splitters = new Map<Locale, Intl.Segmenter>()

/** The sign of a Burmese clause, at which Unicode's rules end a sentence. */
const CLAUSE = '၊'

/** Trimmed, in order, without pieces that have neither letter nor digit. */
export function sentencesOf(text: string, locale: Locale): string[] {
  const splitter = splitters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'sentence' })
  splitters.set(locale, splitter)
  const sentences: string[] = []
  for (const { segment } of splitter.segment(text)) {
    const isWithin = sentences.at(-1)?.trimEnd().endsWith(CLAUSE)
    sentences.push(isWithin ? sentences.pop() + segment : segment)
  }
  return sentences.map((each) => each.trim()).filter((each) => /[\p{L}\p{N}]/u.test(each))
}
