import type { CountryCode, Locale } from '@carelane/countries'
import type { LikelyIntent } from '@carelane/intents'
import type { LikelyIntent as MeantIntent, SearchKind } from '@carelane/main-api'
import { type Database, rows } from '../../database/query'
import { type IntentPage, readIntentPages, readIntents, type StoredIntent } from '../../queries/intents'
import { devicesIn } from '../assistant/devices-in'
import type { Found } from '../assistant/find-documents'
import { VISIBLE } from '../query/candidates'
import { cut } from '../words/cut'
import { forDevice, type Titled } from './for-device'
import { twoNeedsIn, withNeeds } from './two-needs'
import { understandQuestion } from './understand-question'

interface Edition {
  country: CountryCode
  locale: Locale
}

/** As in lists of hits. */
export interface ListedPage {
  collection: string
  id: number
  kind: SearchKind
  title: string
  url: string
  locale: Locale
  /** Seconds since 1970. */
  publishedAt: number
}

export interface FoundIntent<Page = Found> extends Omit<MeantIntent, 'pages'> {
  pages: Page[]
  /** Id of the tree that editors named, which the country may not have. */
  faultFinder: number | null
}

/** Others are too unlikely to be shown. */
const MOST = 4

const LISTED = `d.document_id::int AS id, d.kind, d.title, d.url, d.locale,
  extract(epoch FROM d.published_at)::float8 AS "publishedAt"`

const READ = `d.kind, d.title, d.url, d.locale, d.passages, d.short_answer AS "shortAnswer"`

/**
 * Likeliest first, with those of their pages that the country has, to be read.
 * @param topic title of what the question before was about; empty without one
 */
export function findIntents(
  db: Database,
  edition: Edition,
  question: string,
  topic = '',
): Promise<FoundIntent[]> {
  return find<Found>(db, edition, { question, topic }, READ)
}

/** The same with pages as lists show them: their passages are long. */
export function listIntents(
  db: Database,
  edition: Edition,
  question: string,
): Promise<FoundIntent<ListedPage>[]> {
  return find<ListedPage>(db, edition, { question, topic: '' }, LISTED)
}

async function find<Page extends { title: string; url: string }>(
  db: Database,
  edition: Edition,
  { question, topic }: { question: string; topic: string },
  columns: string,
): Promise<FoundIntent<Page>[]> {
  const read = await understandQuestion(db, edition.locale, question, { topic })
  const pairs = await twoNeedsIn(question, edition.locale, async (part) => {
    const [first] = (await understandQuestion(db, edition.locale, part)).likely
    return first
  })
  const pages = await readIntentPages(db, idsOf([...read.likely, ...pairs.flat()]))
  const likely = await preferDevice(db, edition, question, read.likely, pages)
  const ids = idsOf([...likely, ...pairs.flat()])
  if (ids.length === 0) return []
  const shown = pages.filter(({ intent }) => ids.includes(intent))
  const [intents, found] = await Promise.all([
    readIntents(db, ids),
    visiblePages<Page>(db, edition, shown, columns),
  ])
  const needs = pairs.find((pair) => {
    const [one, other] = pair.map(({ intent }) => firstPageOf(intent, intents, found))
    return one !== undefined && other !== undefined && one !== other
  })
  return withNeeds(likely, needs).flatMap(({ intent, probability }) => {
    const known = intents.find(({ id }) => id === Number(intent))
    if (!known) return []
    const { name, answer, tool, faultFinder } = known
    const own = namedFirst(found.get(known.id) ?? [], question)
    return [{ name, answer, tool, faultFinder, probability, pages: own }]
  })
}

function idsOf(likely: readonly LikelyIntent[]): number[] {
  return likely.map(({ intent }) => Number(intent))
}

/** Only titles are read of what the question may mean, as most of it is not shown. */
async function preferDevice(
  db: Database,
  edition: Edition,
  question: string,
  likely: readonly LikelyIntent[],
  pages: readonly IntentPage[],
): Promise<LikelyIntent[]> {
  const devices = devicesIn(question, edition.locale)
  if (devices.size === 0) return likely.slice(0, MOST)
  const found = await visiblePages<Titled>(db, edition, pages, 'd.title, d.locale')
  const titles = new Map(Array.from(found, ([intent, each]) => [String(intent), each]))
  return forDevice(likely, devices, titles).slice(0, MOST)
}

/** Address of the first page, of an intent that pages answer. */
function firstPageOf(
  intent: string,
  intents: readonly StoredIntent[],
  found: ReadonlyMap<number, readonly { url: string }[]>,
): string | undefined {
  const isAnswered = intents.some(({ id, answer }) => id === Number(intent) && answer === 'pages')
  return isAnswered ? found.get(Number(intent))?.[0]?.url : undefined
}

interface OfCollection {
  collection: string
  title: string
}

/** Of pages of one kind, that comes first whose title has words of the question: the policy of a brand. */
function namedFirst<Page extends OfCollection>(pages: readonly Page[], question: string): Page[] {
  const asked = new Set([...cut(question)].map(({ folded }) => folded))
  const named = ({ title }: Page) => [...cut(title)].filter(({ folded }) => asked.has(folded)).length
  const kinds = [...new Set(pages.map(({ collection }) => collection))]
  return kinds.flatMap((kind) =>
    pages.filter(({ collection }) => collection === kind).toSorted((a, b) => named(b) - named(a)),
  )
}

/** A country's own version takes the place of the page that an intent names. */
async function visiblePages<Page>(
  db: Database,
  { country, locale }: Edition,
  pages: readonly IntentPage[],
  columns: string,
): Promise<Map<number, (Page & OfCollection)[]>> {
  const locales = [...new Set<Locale>([locale, 'en'])]
  const perLocale = await Promise.all(
    locales.map((each) =>
      rows<Page & OfCollection & { at: number }>(
        db,
        `SELECT asked.at::int AS at, d.collection, ${columns}
         FROM unnest($4::text[], $5::int[]) WITH ORDINALITY asked (collection, id, at)
         CROSS JOIN LATERAL (
           SELECT own.* FROM search.documents own
           WHERE own.collection = asked.collection AND own.document_id = asked.id
           UNION ALL
           SELECT other.* FROM (SELECT DISTINCT collection, slot FROM search.documents
             WHERE collection = asked.collection AND document_id = asked.id) named
           JOIN search.documents other ON other.collection = named.collection AND other.slot = named.slot
             AND other.standing > 0 AND other.document_id <> asked.id
         ) d WHERE ${VISIBLE}`,
        [country, locale, each, pages.map(({ collection }) => collection), pages.map(({ id }) => id)],
      ),
    ),
  )
  const found = new Map<number, (Page & OfCollection)[]>()
  for (const [index, { intent }] of pages.entries()) {
    const page = perLocale.map((each) => each.find(({ at }) => at === index + 1)).find(Boolean)
    if (page) found.set(intent, [...(found.get(intent) ?? []), page])
  }
  return found
}
