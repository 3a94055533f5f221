import type { Locale } from '@carelane/countries'
import type { Payload } from 'payload'
import { ALL, paragraph } from '../support/content'

type Texts = Partial<Record<Locale, readonly [question: string, answer: string]>>

export async function addFaq(
  payload: Payload,
  texts: Texts,
  more: {
    countries?: number[]
    replaces?: number
    shortAnswer?: Partial<Record<Locale, string>>
    _status?: 'draft' | 'published'
  } = {},
): Promise<number> {
  const perLanguage = <Value>(value: (text: readonly [string, string]) => Value) =>
    Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, value(text)]))
  const { id } = await payload.create({
    collection: 'faqs',
    locale: ALL,
    data: {
      topic: 'repair',
      _status: 'published',
      allCountries: !more.countries,
      question: perLanguage(([question]) => question),
      answer: perLanguage(([, answer]) => paragraph(answer)),
      ...more,
    } as never,
  })
  return id
}
