import type { PayloadRequest } from 'payload'
import { isApprovedKind } from '../access/approved-kinds'
import { findAccount } from '../access/find-account'
import { isInSight } from '../access/may-change'
import { staffOf } from '../access/staff'
import { unapprovedOf } from '../approval/may-go-live'
import { hasDrafts, type Known, type Lookup, knownOf } from './document-in-release'
import type { EntryState, Released } from './release-contract'
import type { Entry, Release } from './releases-store'

interface Seen {
  entry: Entry
  state: EntryState
}

/** Of those that the reader may see. */
export async function entryStates(
  req: PayloadRequest,
  entries: readonly Entry[],
  release: Release,
): Promise<Seen[]> {
  const staff = staffOf(req.user)
  if (!staff) return []
  const knownAs = await knownOf(req, entries)
  const waits = await waitingForApproval(req, entries, release, knownAs)
  return entries.flatMap((entry): Seen[] => {
    const known = knownAs(entry)
    if (known && !known.audiences.every((audience) => isInSight(audience, staff))) return []
    if (waits(entry)) return [{ entry, state: 'unapproved' }]
    return [{ entry, state: stateOf(entry, known, release, hasDrafts(req.payload, entry.kind)) }]
  })
}

/** As the approvals are now, for whoever makes the release live: who scheduled it, or else the reader. */
async function waitingForApproval(
  req: PayloadRequest,
  entries: readonly Entry[],
  { state, scheduledBy }: Release,
  knownAs: Lookup,
): Promise<(entry: Entry) => boolean> {
  if (state === 'live') return () => false
  const planner = state === 'scheduled' ? await findAccount(req.payload, scheduledBy ?? 0) : null
  const waiting = new Map<Released, ReadonlySet<number>>()
  for (const kind of new Set(entries.map((each) => each.kind))) {
    if (!isApprovedKind(kind)) continue
    const drafts = entries.filter((each) => each.kind === kind && knownAs(each)?.isDraft)
    const ids = drafts.map(({ document }) => document)
    waiting.set(kind, await unapprovedOf(req, planner ?? req.user, kind, ids))
  }
  return ({ kind, document }) => waiting.get(kind)?.has(document) === true
}

function stateOf(
  { stamp }: Entry,
  known: Known | undefined,
  { state }: Release,
  isDrafted: boolean,
): EntryState {
  if (!known) return 'gone'
  if (known.stamp !== stamp) return 'changed'
  if (state === 'live') return 'live'
  if (!isDrafted) return 'kept-change'
  return known.isDraft ? 'ready' : 'no-draft'
}
