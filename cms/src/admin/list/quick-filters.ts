import type { Locale } from '@carelane/countries'
import type { FlattenedField } from 'payload'
import { OUTDATED_IN } from '../../translations/outdated-in'
import type { AdState } from '../ad-window/ad-state'

type Condition = Record<string, Record<string, string>>

export type Filter = Condition[][]

/** Must agree with `adStateOf`. */
export function adsThatAre(state: AdState, now: Date): Filter {
  const at = now.toISOString()
  const on = { active: { equals: 'true' } }
  switch (state) {
    case 'off':
      return [[{ active: { not_equals: 'true' } }]]
    case 'ended':
      return [[on, { to: { less_than_equal: at } }]]
    case 'scheduled':
      return [
        [on, { from: { greater_than: at } }, { to: { exists: 'false' } }],
        [on, { from: { greater_than: at } }, { to: { greater_than: at } }],
      ]
    case 'live': {
      const begun: Condition[] = [{ from: { exists: 'false' } }, { from: { less_than_equal: at } }]
      const notEnded: Condition[] = [{ to: { exists: 'false' } }, { to: { greater_than: at } }]
      return begun.flatMap((from) => notEnded.map((to) => [on, from, to]))
    }
  }
}

export function shownIn(countries: readonly number[]): Filter {
  return [[{ allCountries: { equals: 'true' } }], [{ countries: { in: countries.join() } }]]
}

/** Of documents for which one of the texts is missing in the language. */
export function notIn(language: Locale, texts: readonly Pick<FlattenedField, 'name' | 'type'>[]): Filter {
  return texts.flatMap(({ name, type }): Filter => {
    const path = `${name}.${language}`
    const never: Condition[] = [{ [path]: { exists: 'false' } }]
    // Where a text was cleared.
    return type === 'richText' ? [never] : [never, [{ [path]: { equals: '' } }]]
  })
}

/** Of documents with a text whose English changed since. */
export function outdatedIn(language: Locale): Filter {
  return [[{ [OUTDATED_IN]: { equals: language } }]]
}

export function both(one: Filter, other: Filter): Filter {
  return one.flatMap((conditions) => other.map((others) => [...conditions, ...others]))
}

export function addressOf(filter: Filter): string {
  const query = new URLSearchParams()
  filter.forEach((conditions, alternative) =>
    conditions.forEach((condition, place) => {
      for (const [field, test] of Object.entries(condition)) {
        for (const [operator, value] of Object.entries(test)) {
          query.set(`where[or][${alternative}][and][${place}][${field}][${operator}]`, value)
        }
      }
    }),
  )
  return query.size === 0 ? '?' : `?${query}`
}
