import type { Locale } from '@carelane/countries'

const splitters = new Map<Locale, Intl.Segmenter>()

export function sentencesOf(text: string, locale: Locale): string[] {
  const splitter = splitters.get(locale) ?? new Intl.Segmenter(locale, { granularity: 'sentence' })
  splitters.set(locale, splitter)
  return Array.from(splitter.segment(text), ({ segment }) => segment.trim()).filter((each) => each !== '')
}
