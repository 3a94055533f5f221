import type { PayloadRequest } from 'payload'
import { isInSight } from '../access/may-change'
import { staffOf } from '../access/staff'
import { hasDrafts, type Known, knownOf } from './document-in-release'
import type { EntryState, ReleaseState } from './release-contract'
import type { Entry } from './releases-store'

interface Seen {
  entry: Entry
  state: EntryState
}

/** Of those that the reader may see. */
export async function entryStates(
  req: PayloadRequest,
  entries: readonly Entry[],
  state: ReleaseState,
): Promise<Seen[]> {
  const staff = staffOf(req.user)
  if (!staff) return []
  const knownAs = await knownOf(req, entries)
  return entries.flatMap((entry): Seen[] => {
    const known = knownAs(entry)
    if (known && !known.audiences.every((audience) => isInSight(audience, staff))) return []
    return [{ entry, state: stateOf(entry, known, state, hasDrafts(req.payload, entry.kind)) }]
  })
}

function stateOf(
  { stamp }: Entry,
  known: Known | undefined,
  state: ReleaseState,
  isDrafted: boolean,
): EntryState {
  if (!known) return 'gone'
  if (known.stamp !== stamp) return 'changed'
  if (state === 'live') return 'live'
  if (!isDrafted) return 'kept-change'
  return known.isDraft ? 'ready' : 'no-draft'
}
