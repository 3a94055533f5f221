import { DEFAULT_LOCALE, type Locale, LOCALES } from '@carelane/countries'
import type { BeforeListTableServerProps } from 'payload'
import { AD_STATES } from '../ad-window/ad-state'
import { staffOf } from '../../access/staff'
import { ownRequiredTexts } from '../../drafts/complete-languages'
import { languageName } from '../../labels/language-label'
import { isTranslatedKind } from '../../translations/translated-texts'
import type { InterfaceText } from '@carelane/messages/admin'
import { interfaceTexts } from '../interface-texts'
import styles from './list-filters.module.css'
import { addressOf, adsThatAre, type Filter, notIn, outdatedIn, shownIn } from './quick-filters'

interface QuickFilter {
  label: InterfaceText
  filter: Filter
}

export function ListFilters({
  i18n,
  collectionConfig,
  collectionSlug,
  params,
  searchParams,
  user,
}: BeforeListTableServerProps) {
  const isTrash = params?.segments?.at(-1) === 'trash'
  const countries = (user?.countries ?? []).map((country) =>
    typeof country === 'object' ? country.id : country,
  )
  const names = new Set(collectionConfig.flattenedFields.map(({ name }) => name))
  const filters: QuickFilter[] = [
    { label: 'all', filter: [] },
    ...(countries.length > 0 && names.has('countries')
      ? [{ label: 'myCountries' as const, filter: shownIn(countries) }]
      : []),
    ...(collectionSlug === 'ads' && !isTrash ? adFilters() : []),
    ...(names.has('_status') && !isTrash ? STATUS_FILTERS : []),
  ]
  const texts = isTrash ? [] : ownRequiredTexts(collectionConfig.flattenedFields)
  const languages = texts.length === 0 ? [] : languagesOf(user)
  const translated = isTranslatedKind(collectionSlug) && !isTrash ? languagesOf(user) : []
  if (filters.length === 1 && languages.length + translated.length === 0) return null
  const say = interfaceTexts(i18n.t)
  const asked = fieldsOf(new URLSearchParams(flat(searchParams)))
  const link = (label: string, filter: Filter) => {
    const address = addressOf(filter)
    const isCurrent = asked === fieldsOf(new URLSearchParams(address))
    return (
      <a key={label} href={address} aria-current={isCurrent ? 'true' : undefined}>
        {label}
      </a>
    )
  }
  return (
    <nav className={styles.filters} aria-label={say('quickFilters')}>
      {filters.map(({ label, filter }) => link(say(label), filter))}
      {languages.length > 0 && (
        <details>
          <summary>{say('notInSomeLanguage')}</summary>
          {languages.map((language) =>
            link(
              say('notInLanguage', { language: languageName(language, i18n.language) }),
              notIn(language, texts),
            ),
          )}
        </details>
      )}
      {translated.length > 0 && (
        <details>
          <summary>{say('outdatedInSomeLanguage')}</summary>
          {translated.map((language) =>
            link(
              say('outdatedInLanguage', { language: languageName(language, i18n.language) }),
              outdatedIn(language),
            ),
          )}
        </details>
      )}
    </nav>
  )
}

/** Those into which the person translates, or else all that English is translated into. */
function languagesOf(user: BeforeListTableServerProps['user']): Locale[] {
  const translated = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)
  const own = translated.filter((locale) => staffOf(user ?? null)?.languages.includes(locale))
  return own.length > 0 ? own : translated
}

const STATUS_FILTERS: QuickFilter[] = [
  { label: 'published', filter: [[{ _status: { equals: 'published' } }]] },
  { label: 'drafts', filter: [[{ _status: { equals: 'draft' } }]] },
]

function adFilters(): QuickFilter[] {
  const now = new Date()
  return AD_STATES.map((state) => ({ label: state, filter: adsThatAre(state, now) }))
}

/** Ignores values, as instants change from moment to moment. */
function fieldsOf(query: URLSearchParams): string {
  const conditions = [...query].filter(([name]) => name.startsWith('where'))
  return conditions
    .map(([name, value]) => `${name}=${/^\d{4}-\d\d-\d\dT/.test(value) ? '' : value}`)
    .join('&')
}

function flat(searchParams: BeforeListTableServerProps['searchParams']): [string, string][] {
  return Object.entries(searchParams ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
}
