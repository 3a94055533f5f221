import { getLocalI18n, type Payload } from 'payload'
import { findAccount } from '../../access/find-account'
import { staffOf } from '../../access/staff'
import { findMentions, findNewTasks } from '../comments-store'
import { type Reader, tasksOf, withDocuments } from '../tasks-of'
import { digestDay, localDay } from './digest-day'
import { digestMail, type Items } from './digest-mail'
import {
  claimDigests,
  deleteOldDigests,
  type Digest,
  findReader,
  type KnownReader,
  planDigest,
  postponeDigest,
  settleDigest,
} from './digest-store'
import type { MailServer } from './mail-server'

const AT_ONCE = 20

interface Sending {
  payload: Payload
  server: MailServer
  /** Of the cms. */
  origin: string
}

/** Those of people whose day has begun, and those that could not be sent before. */
export async function sendDigests(sending: Sending, now = new Date()): Promise<void> {
  const { pool } = sending.payload.db
  await planDigests(sending.payload, now)
  for (;;) {
    const claimed = await claimDigests(pool, AT_ONCE)
    if (claimed.length === 0) break
    for (const digest of claimed) await sendOne(sending, digest)
  }
  await deleteOldDigests(pool)
}

async function planDigests(payload: Payload, now: Date): Promise<void> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { and: [{ deactivated: { not_equals: true } }, { noDigest: { not_equals: true } }] },
    select: { countries: true, role: true },
    depth: 0,
    pagination: false,
  })
  for (const { id, countries } of docs) {
    const { timeZone, country } = await clockOf(payload, id, countries ?? [])
    const day = digestDay(now, timeZone, country)
    if (day !== null) await planDigest(payload.db.pool, { person: id, day })
  }
}

async function sendOne({ payload, server, origin }: Sending, digest: Digest): Promise<void> {
  const { pool } = payload.db
  try {
    const user = await findAccount(payload, digest.person)
    if (user && !user.deactivated && !user.noDigest) {
      const { language, timeZone } = await clockOf(payload, user.id, user.countries ?? [])
      const i18n = await getLocalI18n({ config: payload.config, language: language as 'en' })
      const items = await itemsOf({ payload, user, i18n }, digest, timeZone)
      const mail = items && digestMail(items, language, origin)
      if (mail) await server.send({ to: user.email, id: digest.id, mail })
    }
    await settleDigest(pool, digest.id)
  } catch (err) {
    payload.logger.warn({ err, person: digest.person }, 'a mail about comments could not be sent, and waits')
    await postponeDigest(pool, digest)
  }
}

/** Null without anything new, however much is overdue. */
async function itemsOf(
  reader: Reader,
  { since, until, day }: Digest,
  timeZone: string,
): Promise<Items | null> {
  const { pool } = reader.payload.db
  const staff = staffOf(reader.user)
  if (!staff) return null
  const span = { since, until }
  const mentions = await withDocuments(reader, await findMentions(pool, staff.id, span))
  const tasks = await withDocuments(reader, await findNewTasks(pool, staff, span))
  const due = (await tasksOf(reader)).filter((task) => task.due !== null && task.due <= day)
  const before = localDay(since, timeZone)
  const isNew = due.some((task) => (task.due ?? '') > before)
  return mentions.length > 0 || tasks.length > 0 || isNew ? { mentions, tasks, due } : null
}

interface Clock extends KnownReader {
  country: string | null
}

/** As the browser last said; before that, by the first country. */
async function clockOf(payload: Payload, person: number, countries: readonly unknown[]): Promise<Clock> {
  const known = await findReader(payload.db.pool, person)
  const [first] = countries
  const { docs } =
    first === undefined
      ? { docs: [] }
      : await payload.find({
          collection: 'countries',
          where: { id: { equals: first } },
          select: { timeZone: true, shortName: true },
          depth: 0,
          limit: 1,
        })
  const [country] = docs
  return {
    language: known?.language ?? 'en',
    timeZone: known?.timeZone ?? country?.timeZone ?? 'UTC',
    country: country?.shortName ?? null,
  }
}
