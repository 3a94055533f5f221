import type { CentersField } from './center'

const NAMES = [
  'country',
  'state',
  'city',
  'brand',
  'kind',
  'q',
  'open',
  'model',
  'part',
  'sort',
  'page',
] as const satisfies readonly CentersField[]

export type Asked = Partial<Record<(typeof NAMES)[number], string>>

export function centersSearch(asked: Asked, section: string): string {
  const given = NAMES.flatMap((name): [string, string][] => {
    const value = asked[name]?.trim() ?? ''
    const isDefault =
      value === '' || (name === 'country' && value === section) || (name === 'page' && value === '1')
    return isDefault ? [] : [[name, value]]
  })
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

export function askedOf(query: Record<string, unknown>): Asked {
  return askedIn({
    get: (name) => {
      const [first] = [query[name]].flat()
      return typeof first === 'string' ? first : null
    },
  })
}

export function askedIn(query: { get: (name: string) => string | null }): Asked {
  return Object.fromEntries(NAMES.map((name) => [name, query.get(name) ?? '']))
}
