import type { BeforeListTableServerProps } from 'payload'
import { AD_STATE_LABELS, AD_STATES } from '../ad-window/ad-state'
import styles from './list-filters.module.css'
import { addressOf, adsThatAre, type Filter, shownIn } from './quick-filters'

interface QuickFilter {
  label: string
  filter: Filter
}

/** Above a list: what editors look for most, at one press. */
export function ListFilters({
  collectionConfig,
  collectionSlug,
  searchParams,
  user,
}: BeforeListTableServerProps) {
  const countries = (user?.countries ?? []).map((country) =>
    typeof country === 'object' ? country.id : country,
  )
  const names = new Set(collectionConfig.flattenedFields.map(({ name }) => name))
  const filters = [
    { label: 'All', filter: [] },
    ...(countries.length > 0 && names.has('countries')
      ? [{ label: 'My countries', filter: shownIn(countries) }]
      : []),
    ...(collectionSlug === 'ads' ? adFilters() : []),
    ...(names.has('_status') ? STATUS_FILTERS : []),
  ]
  if (filters.length === 1) return null
  const asked = fieldsOf(new URLSearchParams(flat(searchParams)))
  return (
    <nav className={styles.filters} aria-label="Quick filters">
      {filters.map(({ label, filter }) => {
        const address = addressOf(filter)
        const isCurrent = asked === fieldsOf(new URLSearchParams(address))
        return (
          <a key={label} href={address} aria-current={isCurrent ? 'true' : undefined}>
            {label}
          </a>
        )
      })}
    </nav>
  )
}

const STATUS_FILTERS: QuickFilter[] = [
  { label: 'Published', filter: [[{ _status: { equals: 'published' } }]] },
  { label: 'Drafts and unpublished changes', filter: [[{ _status: { equals: 'draft' } }]] },
]

function adFilters(): QuickFilter[] {
  const now = new Date()
  return AD_STATES.map((state) => ({ label: AD_STATE_LABELS[state], filter: adsThatAre(state, now) }))
}

/** The conditions of an address, whatever their instants: those are other ones a moment later. */
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
