import type { SanitizedConfig } from 'payload'
import type { Client } from 'pg'
import { slugOfTitle } from '../../fields/slug-of-title'
import type { Values } from '../bundle'

const PREFIXES: Record<string, string> = {
  brands: 'brand',
  countries: 'country',
  media: 'picture',
  news: 'article',
  menus: 'menu',
  ads: 'ad',
  faqs: 'faq',
  'fault-finders': 'fault-finder',
  'landing-pages': 'landing',
  policies: 'policy',
  recalls: 'recall',
  'legal-pages': 'legal',
  'seo-entries': 'seo',
  'quick-links': 'quick-link',
  redirects: 'redirect',
  intents: 'intent',
}

/** `article:phone-gets-hot` */
export function ledgerKey(kind: string, name: string): string {
  return `${PREFIXES[kind] ?? kind}:${name}`
}

export interface NamedDocuments {
  nameOf(kind: string, id: number): string | undefined
  idOf(kind: string, name: string): number | undefined
  found: { key: string; id: number }[]
}

/**
 * Derives missing names.
 * @param documents in the order of `inNamingOrder`
 */
export async function nameDocuments(
  client: Pick<Client, 'query'>,
  documents: ReadonlyMap<string, readonly Values[]>,
): Promise<NamedDocuments> {
  const { rows } = await client.query<{ key: string; document_id: number }>(
    'SELECT key, document_id FROM seed.ledger',
  )
  const ledger = new Map(rows.map(({ key, document_id }) => [key, document_id]))
  const names = new Map<string, string>()
  const ids = new Map<string, number>()
  const found: NamedDocuments['found'] = []
  const nameOf = (kind: string, id: unknown) => names.get(`${kind} ${String(id)}`)
  for (const [kind, all] of documents) {
    const present = new Set(all.map(({ id }) => Number(id)))
    const prefix = ledgerKey(kind, '')
    for (const [key, id] of ledger) {
      if (!key.startsWith(prefix) || !present.has(id) || names.has(`${kind} ${id}`)) continue
      names.set(`${kind} ${id}`, key.slice(prefix.length))
      ids.set(key, id)
    }
    for (const document of all) {
      const id = Number(document.id)
      if (names.has(`${kind} ${id}`)) continue
      const base = ownName(kind, document, nameOf) || `${kind}-${id}`
      const free = (name: string) => !ids.has(ledgerKey(kind, name))
      const name = free(base) ? base : firstFree(base, free)
      names.set(`${kind} ${id}`, name)
      ids.set(ledgerKey(kind, name), id)
      found.push({ key: ledgerKey(kind, name), id })
    }
  }
  return {
    nameOf: (kind, id) => names.get(`${kind} ${id}`),
    idOf: (kind, name) => ids.get(ledgerKey(kind, name)),
    found,
  }
}

export async function keepNames(
  client: Pick<Client, 'query'>,
  found: NamedDocuments['found'],
): Promise<void> {
  await client.query(
    `INSERT INTO seed.ledger (key, document_id) SELECT * FROM unnest($1::text[], $2::integer[])
     ON CONFLICT (key) DO UPDATE SET document_id = excluded.document_id`,
    [found.map(({ key }) => key), found.map(({ id }) => id)],
  )
}

/** Names contain those of countries and brands. */
export function inNamingOrder(config: Pick<SanitizedConfig, 'collections'>): string[] {
  const first = ['countries', 'brands']
  return [...first, ...config.collections.map(({ slug }) => slug).filter((slug) => !first.includes(slug))]
}

function firstFree(base: string, isFree: (name: string) => boolean): string {
  for (let number = 2; ; number += 1) if (isFree(`${base}-${number}`)) return `${base}-${number}`
}

function ownName(
  kind: string,
  document: Values,
  nameOf: (kind: string, id: unknown) => string | undefined,
): string {
  const said = (field: string) => english(document[field])
  switch (kind) {
    case 'countries':
      return said('shortName')
    case 'menus':
      return nameOf('countries', document.country) ?? ''
    case 'media':
      return said('filename').replace(/(?:-[0-9a-f]{10})?\.[^.]*$/, '')
    case 'policies':
      return withCountries(`${nameOf('brands', document.brand) ?? ''}-${said('product')}`)
  }
  const words = ['slug', 'page', 'kind', 'path', 'question', 'name', 'title', 'from'].map(said).find(Boolean)
  const name = slugOfTitle(words ?? '') || (words === '/' ? 'home' : '')
  return said('slug') ? name : withCountries(name)

  function withCountries(base: string): string {
    if (base === '' || document.allCountries !== false || !Array.isArray(document.countries)) return base
    return [base, ...document.countries.slice(0, 3).map((id) => nameOf('countries', id) ?? '')].join('-')
  }
}

function english(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null || !('en' in value)) return ''
  return typeof value.en === 'string' ? value.en : ''
}
