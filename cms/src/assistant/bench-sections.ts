import { isLocale } from '@carelane/countries'
import type { Payload, TypedUser } from 'payload'
import { findCountries } from '../queries/countries'
import { submissionCountries } from '../submissions/submissions-of'
import type { BenchSection } from './bench'

/** Of the user's countries, by name in the language of the admin. */
export async function benchSections(
  payload: Payload,
  user: TypedUser | null | undefined,
  language: string,
): Promise<BenchSection[]> {
  const own = await submissionCountries(payload, user)
  if (own === undefined) return []
  const [reader = ''] = language.split('-')
  const languages = new Intl.DisplayNames([language], { type: 'language' })
  return (await findCountries(payload.db.pool))
    .filter(({ country }) => own === null || own.includes(country))
    .flatMap(({ country, names, sections }) => {
      const name = (isLocale(reader) && names[reader]) || names.en || country
      return sections.map(({ lang, locale }) => ({
        lang,
        label: `${name} – ${languages.of(locale) ?? locale}`,
      }))
    })
    .toSorted((a, b) => a.label.localeCompare(b.label, language))
}
