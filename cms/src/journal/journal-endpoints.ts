import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, Endpoint, PayloadRequest } from 'payload'
import { countryNames } from '../access/country-names'
import { isGuarded } from '../access/rights'
import { isAdministrator, staffOf } from '../access/staff'
import { answer } from '../submissions/for-countries'
import { findEntries, type Reader } from './find-entries'
import { CSV_HEAD, csvOf } from './journal-csv'
import {
  JOURNAL_PATH,
  type JournalAsked,
  journalAsked,
  type JournalEntry,
  type JournalList,
} from './journal-list'
import { EVERYWHERE } from './write-entry'

const PAGE = 50

export const journalEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: JOURNAL_PATH,
    handler: (req) => forReaders(req, async (asked, reader) => answer(200, await listed(req, asked, reader))),
  },
  {
    method: 'get',
    path: `${JOURNAL_PATH}/csv`,
    handler: (req) => forReaders(req, (asked, reader) => exported(req, asked, reader)),
  },
]

async function forReaders(
  req: PayloadRequest,
  work: (asked: JournalAsked, reader: Reader) => Promise<Response>,
): Promise<Response> {
  const staff = staffOf(req.user)
  if (!staff) return answer(403, { message: 'Only editors read the journal.' })
  const given = [...req.searchParams].filter(([name, value]) => name !== 'locale' && value !== '')
  const asked = journalAsked.safeParse(Object.fromEntries(given))
  if (!asked.success) return answer(400, { message: 'The journal cannot be filtered by that.' })
  const reader = staff.seesEveryCountry ? 'all' : staff.countries
  return work(asked.data, staff.role === 'administrator' ? null : reader)
}

async function listed(req: PayloadRequest, asked: JournalAsked, reader: Reader): Promise<JournalList> {
  const found = await findEntries(req.payload.db.pool, asked, reader, PAGE + 1)
  const shown = found.slice(0, PAGE)
  const countries = await countryNames(req, { trash: true })
  const addresses = await addressesOf(req, shown)
  const kinds = kindsOf(req)
  return {
    entries: shown.map((entry) => ({
      ...entry,
      kindName: kinds.get(entry.kind) ?? entry.kind,
      title: entry.documentId === null ? (kinds.get(entry.kind) ?? entry.title) : entry.title,
      countryNames: entry.countries.flatMap((id) => countries.get(id) ?? []),
      allCountries: entry.countries.includes(EVERYWHERE),
      address: addresses.get(keyOf(entry)) ?? null,
      changes: entry.changes.map((change) => ({ ...change, label: labelOf(req, entry.kind, change.field) })),
    })),
    after: found.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
    kinds: [...kinds].map(([id, name]) => ({ id, name })),
    countries: [...countries]
      .filter(([id]) => !Array.isArray(reader) || reader.includes(id))
      .map(([id, name]) => ({ id, name })),
  }
}

function kindsOf({ payload, user, i18n }: PayloadRequest): Map<string, string> {
  const { collections, globals } = payload.config
  const kept = collections.filter(({ slug }) => (slug === 'users' ? isAdministrator(user) : isGuarded(slug)))
  return new Map([
    ...kept.map(({ slug, labels }): [string, string] => [slug, getTranslation(labels.plural, i18n)]),
    ...globals.map(({ slug, label }): [string, string] => [slug, getTranslation(label, i18n)]),
  ])
}

/** Of documents that still are, or are in the trash. */
async function addressesOf(
  req: PayloadRequest,
  entries: readonly JournalEntry[],
): Promise<Map<string, string>> {
  const wanted = new Map<string, Set<number>>()
  const addresses = new Map<string, string>()
  for (const entry of entries) {
    const { kind, documentId } = entry
    if (documentId === null) addresses.set(keyOf(entry), `/admin/globals/${kind}`)
    else if (kind in req.payload.collections)
      wanted.set(kind, (wanted.get(kind) ?? new Set()).add(documentId))
  }
  for (const [kind, ids] of wanted) {
    const { docs } = await req.payload.db.find<{ id: number; deletedAt?: string | null }>({
      collection: kind as CollectionSlug,
      where: { id: { in: [...ids] } },
      pagination: false,
      req,
    })
    for (const { id, deletedAt } of docs) {
      addresses.set(`${kind} ${id}`, `/admin/collections/${kind}/${deletedAt ? 'trash/' : ''}${id}`)
    }
  }
  return addresses
}

function keyOf({ kind, documentId }: Pick<JournalEntry, 'kind' | 'documentId'>): string {
  return `${kind} ${documentId ?? ''}`
}

/** In the reader's language, with the number of the row and what is within: `Links › 2 › label`. */
function labelOf({ payload, i18n }: PayloadRequest, kind: string, path: string): string {
  const [name = '', ...inside] = path.split('.')
  const config =
    payload.collections[kind as CollectionSlug]?.config ??
    payload.globals.config.find(({ slug }) => slug === kind)
  const field = config?.flattenedFields.find((each) => each.name === name)
  const label = field && 'label' in field && field.label ? getTranslation(field.label as string, i18n) : name
  return [label, ...inside].join(' › ')
}

const BATCH = 500
const MOST_EXPORTED = 50_000

async function exported(req: PayloadRequest, asked: JournalAsked, reader: Reader): Promise<Response> {
  const countries = await countryNames(req, { trash: true })
  const nameOf = (id: number) => (id === EVERYWHERE ? '*' : (countries.get(id) ?? `#${id}`))
  const { pool } = req.payload.db
  async function* lines(): AsyncGenerator<string, void> {
    yield CSV_HEAD
    let { after } = asked
    for (let count = 0; count < MOST_EXPORTED; count += BATCH) {
      const found = await findEntries(pool, { ...asked, after }, reader, BATCH)
      yield found.map((entry) => csvOf(entry, nameOf)).join('')
      if (found.length < BATCH) return
      after = found.at(-1)?.id
    }
    yield `"Only the newest ${MOST_EXPORTED} entries are in this file. Filter by day for the others."\r\n`
  }
  return new Response(streamOf(lines()), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="journal.csv"',
      'cache-control': 'private, no-store',
    },
  })
}

function streamOf(parts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const part = await parts.next()
      if (part.done) controller.close()
      else controller.enqueue(encoder.encode(part.value))
    },
    async cancel() {
      await parts.return()
    },
  })
}
