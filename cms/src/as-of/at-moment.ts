import type { Payload, PayloadRequest, TypedUser, Where } from 'payload'
import type { Database } from '../database/query'
import { inOwnTransaction, type OwnTransaction } from '../database/own-transaction'
import { publishNewest } from '../preview/as-published'
import { showBannersOf, withdraw } from '../queries/at-moment'
import { findPlans, type Plan } from '../queries/calendar'
import { hasDrafts } from '../releases/document-in-release'
import { maySee } from '../releases/release-rights'
import { type Entry, findEntries, findReleasesBetween, type Release } from '../releases/releases-store'
import { byRelease } from '../releases/scheduled-lock'

const LIMITS = `SET LOCAL lock_timeout = '3s'; SET LOCAL statement_timeout = '5s'`

interface Moment {
  country: number
  at: Date
  reader: TypedUser
}

/**
 * Does what is planned for a country until then, reads and rolls back, so that the Main API's own queries show the site
 * as visitors will find it. What the reader may not see stays as it is.
 */
export function atMoment<Result>(
  payload: Payload,
  { country, at, reader }: Moment,
  read: (db: Database) => Promise<Result>,
): Promise<Result> {
  return inOwnTransaction(payload, async (transaction) => {
    const { db } = transaction
    await db.query(LIMITS)
    const between = { from: new Date(), until: new Date(at.getTime() + 1) }
    const req = await transaction.request({ user: reader }, {})
    const planned = await readablePlans(req, country, await findPlans(db, between))
    const plans = planned.map((plan) => ({ at: plan.at, plan, release: undefined }))
    const releases = (await findReleasesBetween(db, country, between))
      .filter((release) => release.state === 'scheduled' && maySee(reader, release))
      .map((release) => ({ at: release.dueAt ?? at, plan: undefined, release }))
    const steps = [...plans, ...releases].sort((one, other) => Number(one.at) - Number(other.at))
    for (const { plan, release } of steps) {
      if (plan) await carryOut(transaction, payload, plan, reader)
      else await makeLive(transaction, payload, release, reader)
    }
    await showBannersOf(db, country, at)
    return { commits: false, result: await read(db) }
  })
}

/** Of documents of the country. */
async function readablePlans(
  req: PayloadRequest,
  country: number,
  plans: readonly Plan[],
): Promise<readonly Plan[]> {
  const shown: Where = { or: [{ allCountries: { equals: true } }, { countries: { in: [country] } }] }
  const kinds = [...new Set(plans.map(({ collection }) => collection))]
  const readable = new Map<string, Set<number>>()
  for (const collection of kinds) {
    const ids = plans.filter((plan) => plan.collection === collection).map(({ document }) => document)
    const { docs } = await req.payload.find({
      ...{ collection, draft: true, overrideAccess: false, depth: 0, pagination: false, req },
      where: { and: [{ id: { in: [...new Set(ids)] } }, shown] },
      select: {},
    })
    readable.set(collection, new Set(docs.map(({ id }) => Number(id))))
  }
  return plans.filter(({ collection, document }) => readable.get(collection)?.has(document))
}

async function carryOut(
  transaction: OwnTransaction,
  payload: Payload,
  { collection, document, what }: Plan,
  reader: TypedUser,
): Promise<void> {
  await transaction.attempt({ user: reader }, {}, async (req) => {
    if (what === 'unpublish') await withdraw(transaction.db, collection, document)
    else await publishNewest(payload, collection, document, req)
  })
}

/** All of it or, where something is refused, nothing: as at its time. */
async function makeLive(
  transaction: OwnTransaction,
  payload: Payload,
  { id }: Release,
  reader: TypedUser,
): Promise<void> {
  const entries = await findEntries(transaction.db, id)
  await transaction.attempt({ user: reader }, byRelease(id), async (req) => {
    for (const entry of entries) await apply(payload, entry, req)
  })
}

async function apply(
  payload: Payload,
  { kind, document, changes }: Entry,
  req: PayloadRequest,
): Promise<void> {
  if (hasDrafts(payload, kind)) return publishNewest(payload, kind, document, req)
  for (const { locale, data } of changes)
    await payload.update({ collection: kind, id: document, locale: locale as 'en', data, depth: 0, req })
}
