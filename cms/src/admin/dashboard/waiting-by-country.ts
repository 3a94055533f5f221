import { isAdministrator } from '../../access/staff'
import { findEmptyDrafts } from '../../drafts/find-empty-drafts'
import {
  findWaitingByCountry,
  KINDS_WITH_DRAFTS,
  type WaitingCountry,
} from '../../queries/dashboard/waiting-by-country'
import type { Reader } from './document-links'

export async function waitingByCountry({ payload, user }: Reader): Promise<WaitingCountry[] | null> {
  if (!isAdministrator(user)) return null
  const empty = await Promise.all(KINDS_WITH_DRAFTS.map((collection) => findEmptyDrafts(payload, collection)))
  return findWaitingByCountry(payload.db.pool, empty)
}
