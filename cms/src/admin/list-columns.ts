import type { CollectionConfig, Field } from 'payload'
import { INTERFACE_TEXTS } from '@carelane/messages/admin'

const COLUMNS = {
  adState: ['state', '/admin/list/ad-state-cell#AdStateCell'],
  languageStatus: ['languages', '/admin/list/language-cell#LanguageCell'],
  shownIn: ['shownIn', '/admin/list/countries-cell#CountriesCell'],
  onSite: ['onSite', '/admin/list/site-cell#SiteCell'],
  lastChangedBy: ['changedBy', '/admin/list/changed-by-cell#ChangedByCell'],
} as const

type Column = keyof typeof COLUMNS

const WITHOUT_LANGUAGES = ['redirects']

export function listColumns({ slug, admin, fields }: CollectionConfig): {
  columns: Field[]
  defaults: string[]
} {
  const own = admin?.defaultColumns ?? []
  const names: Column[] = [
    ...(slug === 'ads' ? (['adState'] as const) : []),
    ...(WITHOUT_LANGUAGES.includes(slug) ? [] : (['languageStatus'] as const)),
    ...(fields.some((field) => 'name' in field && field.name === 'allCountries')
      ? (['shownIn'] as const)
      : []),
    'onSite',
    'lastChangedBy',
  ]
  const kept = own.filter((name) => name !== 'allCountries' && name !== 'active')
  // Narrow screens hide the last columns.
  const [title, ...others] = kept
  const ours = names.filter((name) => name !== 'lastChangedBy')
  const defaults = title ? [title, ...ours, ...others, 'lastChangedBy'] : [...names]
  return { columns: names.map(columnField), defaults }
}

function columnField(name: Column): Field {
  const [words, Cell] = COLUMNS[name]
  const label = Object.fromEntries(
    Object.entries(INTERFACE_TEXTS).map(([language, all]) => [language, all[words]]),
  )
  return { name, label, type: 'ui', admin: { components: { Cell } } }
}
