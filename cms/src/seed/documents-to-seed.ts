import type { CollectionSlug, Payload, Where } from 'payload'
import type { State } from '../bundle/bundle'
import { ledgerKey } from '../bundle/database/names'
import { type BundledKind, bundledKinds } from '../bundle/fields'
import { type LoadedDocument, namesIn, readDocument } from '../bundle/files/read-bundle'
import { addPicture } from '../bundle/pictures/add-picture'
import { BundleRefused, type BundleProblem } from '../bundle/problem'
import { toDocument } from '../bundle/values'
import { countryAmendment } from './countries/country-amendment'
import { hasSiteExtras } from './countries/site-extras'
import type { Ledger } from './ledger'
import { KIND_OF, type PartName } from './part-names'
import type { Amendment, SeedDocument } from './seed-once'
import { settingsAmendment } from './settings/settings-amendment'
import { type IsThere, withoutMissing } from './without-missing'

interface Surroundings {
  payload: Payload
  bundle: string
  mediaDirectory: string
  ledger: Ledger
  made: ReadonlyMap<string, number>
  now: Date
}

type Present = (kind: string, name: string) => number | undefined

/** Identifies an editor's own document. */
const KNOWN_BY: Record<string, { fields: string[]; audience?: true }> = {
  brands: { fields: ['slug'] },
  countries: { fields: ['shortName'] },
  news: { fields: ['slug'] },
  menus: { fields: ['country'] },
  ads: { fields: ['title'] },
  faqs: { fields: ['question'] },
  'landing-pages': { fields: ['page'], audience: true },
  policies: { fields: ['brand', 'product'], audience: true },
  'legal-pages': { fields: ['kind'], audience: true },
  'seo-entries': { fields: ['path'], audience: true },
  'quick-links': { fields: ['url'], audience: true },
  redirects: { fields: ['from'] },
  recalls: { fields: ['title'] },
  'fault-finders': { fields: ['slug'], audience: true },
  intents: { fields: ['name'] },
}

const REFERRED_TO = [
  ...(['brands', 'countries', 'media', 'news', 'faqs'] as const),
  ...(['landing-pages', 'policies', 'legal-pages', 'fault-finders'] as const),
]

/**
 * Leaves out references to deleted documents.
 * @throws BundleRefused
 */
export async function documentsToSeed(
  part: PartName,
  surroundings: Surroundings,
): Promise<(SeedDocument | Amendment)[]> {
  const { payload, bundle, now } = surroundings
  const kind = bundledKinds(payload.config).find(({ slug }) => slug === KIND_OF[part])
  if (!kind) throw new Error(`There is no collection “${KIND_OF[part]}”.`)
  const documents = await readAll(bundle, kind)
  const present = await presentDocuments(surroundings)
  const idOf = (of: string, name: unknown) => present(of, String(name))
  const content = (state: State) => toDocument(kind.fields, state, { idOf, now }, 'defaults')
  switch (part) {
    case 'settings':
      return documents.map((document) => settingsAmendment(content(document)))
    case 'countrySites':
      return documents.flatMap((document) => {
        const id = present('countries', document.name)
        return hasSiteExtras(document) && id !== undefined
          ? [countryAmendment(document.name, id, content(document))]
          : []
      })
    default:
      return inOrder(documents).flatMap((document) => {
        const isThere: IsThere = (of, name) => of === kind.slug || present(of, name) !== undefined
        const state = withoutMissing(kind, document, isThere)
        if (!state) return []
        return [seedDocument(kind, document, state, { ...surroundings, content, present })]
      })
  }
}

async function readAll(bundle: string, kind: BundledKind): Promise<LoadedDocument[]> {
  const problems: BundleProblem[] = []
  const names = await namesIn(bundle, kind)
  const documents = await Promise.all(names.map((name) => readDocument(bundle, kind, name, problems)))
  if (problems.length > 0) throw new BundleRefused(problems)
  return documents
}

interface Tools extends Surroundings {
  content(state: State): Record<string, unknown>
  present: Present
}

function seedDocument(
  kind: BundledKind,
  { name, folder = '' }: LoadedDocument,
  state: State,
  { content, mediaDirectory, present }: Tools,
): SeedDocument {
  const common = {
    key: ledgerKey(kind.slug, name),
    collection: kind.slug as CollectionSlug,
    content: () => content(state),
  }
  if (!kind.hasFiles) return { ...common, existing: existing(kind, state, present) }
  return {
    ...common,
    existing: undefined,
    create: async (payload, data, req) => {
      const { id, files } = await addPicture({ payload, req, data, folder, mediaDirectory })
      // Before the commit, so that no document lacks its files.
      await files.write()
      return id
    },
  }
}

function existing({ slug, fields }: BundledKind, { shared, texts }: State, present: Present): Where {
  const known = KNOWN_BY[slug]
  if (!known) throw new Error(`Nothing says how documents of “${slug}” are known.`)
  const own = known.fields.map((name): Where => {
    const field = fields.find((each) => each.name === name)
    const value = shared[name] ?? texts.en?.[name]
    if (field?.type === 'relationship') {
      return { [name]: { equals: present(String(field.relationTo), String(value)) } }
    }
    const article = typeof value === 'string' && /^article:(.+)$/.exec(value)?.[1]
    return { [name]: { equals: article ? String(present('news', article)) : value } }
  })
  if (!known.audience) return { and: own }
  if (shared.allCountries === true) return { and: [...own, { allCountries: { equals: true } }] }
  const countries = (shared.countries as string[] | undefined) ?? []
  return { and: [...own, { countries: { in: countries.map((code) => present('countries', code)) } }] }
}

async function presentDocuments({ payload, ledger, made }: Surroundings): Promise<Present> {
  const ids = new Map<string, ReadonlySet<number>>()
  for (const slug of REFERRED_TO) {
    const { docs } = await payload.find({ collection: slug, pagination: false, depth: 0, select: {} })
    ids.set(slug, new Set(docs.map(({ id }) => id)))
  }
  return (kind, name) => {
    const key = ledgerKey(kind, name)
    const id = ledger.documentOf(key)
    return made.get(key) ?? (id !== undefined && ids.get(kind)?.has(id) ? id : undefined)
  }
}

/** After those that they refer to. */
function inOrder(documents: readonly LoadedDocument[]): LoadedDocument[] {
  const byName = new Map(documents.map((document) => [document.name, document]))
  const ordered = new Set<LoadedDocument>()
  const add = (document: LoadedDocument, above: readonly LoadedDocument[]) => {
    if (ordered.has(document) || above.includes(document)) return
    const { related } = document.shared
    for (const name of Array.isArray(related) ? (related as string[]) : []) {
      const other = byName.get(name)
      if (other) add(other, [...above, document])
    }
    ordered.add(document)
  }
  for (const document of documents) add(document, [])
  return [...ordered]
}
