import { getLocalI18n, type Payload } from 'payload'
import { findAccount } from '../../access/find-account'
import { staffOf } from '../../access/staff'
import type { Database } from '../../database/query'
import { findDigestReaders } from '../../queries/digest-people'
import { findMentions, findNewTasks } from '../comments-store'
import { type Reader, tasksOf, withDocuments } from '../tasks-of'
import { digestDay, localDay } from './digest-day'
import { digestMail, type Items } from './digest-mail'
import {
  claimDigest,
  deleteOldDigests,
  type Digest,
  planDigests,
  postponeDigest,
  settleDigest,
} from './digest-store'
import type { MailServer } from './mail-server'

interface Sending {
  payload: Payload
  server: MailServer
  /** Of the cms. */
  origin: string
}

/** Those of people whose day has begun, and those that could not be sent before. */
export async function sendDigests(sending: Sending, now = new Date()): Promise<void> {
  const { pool } = sending.payload.db
  await planForThoseWhoseDayHasBegun(pool, now)
  for (let digest = await claimDigest(pool); digest !== null; digest = await claimDigest(pool))
    await sendOne(sending, digest)
  await deleteOldDigests(pool)
}

async function planForThoseWhoseDayHasBegun(db: Database, now: Date): Promise<void> {
  const readers = await findDigestReaders(db)
  const planned = readers.flatMap(({ person, timeZone, country }) => {
    const day = digestDay(now, timeZone, country)
    return day === null ? [] : [{ person, day }]
  })
  await planDigests(db, planned)
}

async function sendOne({ payload, server, origin }: Sending, digest: Digest): Promise<void> {
  const { pool } = payload.db
  try {
    const [reader] = await findDigestReaders(pool, digest.person)
    const user = reader && (await findAccount(payload, digest.person))
    if (user) {
      const { language, timeZone } = reader
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
