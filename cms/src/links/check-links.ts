import { LANDING_PAGES } from '@carelane/main-api'
import type { CollectionSlug, Payload } from 'payload'
import { type Audience, audienceOf } from '../access/audiences'
import type { GuardedCollection } from '../access/rights'
import { sidePool } from '../database/side-pool'
import { findRedirects } from '../queries/redirects'
import {
  findLandingTargets,
  findLegalTargets,
  findLinkedArticleTargets,
  findPolicyTargets,
  findQuestionTargets,
  type LinkTarget,
} from '../queries/link-targets'
import { findSections } from '../queries/sections'
import { addressesIn, type FoundAddress } from './addresses-in'
import { deadLinksOf, type KnownPages, splitSection } from './dead-links'
import { beginCheck, type DeadLinkOfDocument, giveUpCheck, keepFound } from './dead-link-table'
import { pageOfAddress } from './page-of-address'

const CHECKED = [
  'menus',
  'ads',
  'quick-links',
  'news',
  'faqs',
  'policies',
  'landing-pages',
  'legal-pages',
  'redirects',
] as const satisfies readonly GuardedCollection[]

const AT_ONCE = 100

/** Of the site, where no document decides whether there is a page. */
const WITHOUT_DOCUMENT = ['home', 'about']

const LANDING: ReadonlySet<string> = new Set(LANDING_PAGES.filter((page) => !WITHOUT_DOCUMENT.includes(page)))

interface Linking {
  kind: GuardedCollection
  documentId: number
  title: string
  audience: Audience
  addresses: FoundAddress[]
}

/**
 * Reads all that visitors see, and keeps the links in it that lead nowhere. Drafts are left out.
 *
 * @returns false if a check was running already
 */
export async function checkLinks(payload: Payload): Promise<boolean> {
  // Apart from the pool of visitors, as it reads everything.
  const db = sidePool(payload)
  if (!(await beginCheck(db))) return false
  try {
    const linking: Linking[] = []
    let documents = 0
    for (const kind of CHECKED)
      for await (const document of published(payload, kind)) {
        documents += 1
        const addresses = addressesIn(document.data, kind === 'redirects' ? 'to' : 'url')
        if (addresses.length > 0) linking.push({ ...document, kind, addresses })
      }
    await keepFound(db, await deadIn(payload, linking), documents)
  } catch (err) {
    await giveUpCheck(db)
    throw err
  }
  return true
}

async function* published(
  payload: Payload,
  kind: (typeof CHECKED)[number],
): AsyncGenerator<Pick<Linking, 'documentId' | 'title' | 'audience'> & { data: object }> {
  const { config } = payload.collections[kind]
  const hasDrafts = Boolean(config.versions?.drafts)
  for (let last = 0; ;) {
    const { docs } = await payload.find({
      collection: kind as CollectionSlug,
      where: {
        id: { greater_than: last },
        ...(hasDrafts && { _status: { equals: 'published' } }),
        ...(kind === 'ads' && { active: { equals: true } }),
      },
      sort: 'id',
      limit: AT_ONCE,
      pagination: false,
      depth: 0,
      locale: 'all',
    })
    for (const document of docs) {
      const data = document as unknown as Record<string, unknown>
      const title = textOf(data[config.admin.useAsTitle ?? 'id'])
      yield { documentId: document.id as number, title, audience: audienceOf(kind, data), data }
    }
    last = Number(docs.at(-1)?.id)
    if (docs.length < AT_ONCE) return
  }
}

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  const texts = value as Record<string, unknown>
  return String(texts.en ?? Object.values(texts)[0] ?? '')
}

async function deadIn(payload: Payload, linking: readonly Linking[]): Promise<DeadLinkOfDocument[]> {
  const known = await knownPages(payload, linking)
  const everywhere = [...known.codes.keys()]
  return linking.flatMap(({ audience, addresses, kind, documentId, title }) =>
    deadLinksOf(addresses, audience === 'all' ? everywhere : audience, known).map((link) => ({
      ...link,
      ...{ kind, documentId, title: title.slice(0, 500) },
    })),
  )
}

async function knownPages(payload: Payload, linking: readonly Linking[]): Promise<KnownPages> {
  const db = sidePool(payload)
  const [sections, redirects, article, question, policy, legal, landing] = await Promise.all([
    findSections(db, null),
    findRedirects(db),
    findLinkedArticleTargets(db, articlesOf(linking)),
    findQuestionTargets(db),
    findPolicyTargets(db),
    findLegalTargets(db),
    findLandingTargets(db),
  ])
  return {
    landingPages: LANDING,
    shown: {
      article: byKey(article),
      question: byKey(question),
      policy: byKey(policy),
      legal: byKey(legal),
      landing: byKey(landing),
    },
    redirected: redirects.map(({ from }) => from),
    codes: new Map(sections.map(({ id, country }) => [id, country])),
  }
}

function articlesOf(linking: readonly Linking[]): string[] {
  const pages = linking.flatMap(({ addresses }) =>
    addresses.flatMap(({ address }) => [
      pageOfAddress(address, LANDING),
      pageOfAddress(splitSection(address).rest, LANDING),
    ]),
  )
  return [
    ...new Set(
      pages.flatMap((page) => (typeof page === 'object' && page.kind === 'article' ? [page.key] : [])),
    ),
  ]
}

function byKey(targets: readonly LinkTarget[]): Map<string, number[]> {
  return new Map(targets.map(({ key, countries }) => [key, countries]))
}
