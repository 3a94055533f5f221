import type { Payload } from 'payload'
import { findAccount } from '../access/find-account'
import { isUnreachable } from '../database/is-unreachable'
import { notingI18n } from '../refusals/noted-texts'
import { findDueReleases, findRelease, callOff, type Release } from './releases-store'
import { goLiveWhenDue } from './run-release'

/** One after the other. What the database could not do stays due, and is tried again. */
export async function runDueReleases(payload: Payload): Promise<void> {
  for (const release of await findDueReleases(payload.db.pool)) {
    try {
      await runDue(payload, release)
    } catch (err) {
      // Drizzle wraps what the driver says.
      if (isUnreachable(err) || (err instanceof Error && isUnreachable(err.cause))) throw err
      payload.logger.error({ err, release: release.id }, 'a scheduled release failed and is not tried again')
      await callOff(payload.db.pool, release.id)
    }
  }
}

async function runDue(payload: Payload, { id, title, scheduledBy, dueAt }: Release): Promise<void> {
  const { logger, db } = payload
  const user = await findAccount(payload, scheduledBy ?? 0)
  if (!user) {
    await callOff(db.pool, id)
    logger.error(
      { release: id, title },
      'a release was not made live, as the account that scheduled it is gone',
    )
    return
  }
  const done = await goLiveWhenDue(payload, { release: id, by: { user, i18n: await notingI18n(payload) } })
  if (!done) return
  if (done.isDone) {
    const live = await findRelease(db.pool, id)
    const lateMs = (live?.liveAt?.getTime() ?? 0) - (dueAt?.getTime() ?? 0)
    logger.info({ release: id, title, lateMs }, 'a release is live')
    return
  }
  await callOff(db.pool, id, done.problems)
  logger.error(
    { release: id, title, problems: done.problems },
    'a scheduled release was refused and is not tried again',
  )
}
