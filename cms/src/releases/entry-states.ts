import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { type Audience, audienceOf } from '../access/audiences'
import { isInSight } from '../access/may-change'
import { staffOf } from '../access/staff'
import { hasDrafts } from './document-in-release'
import type { EntryState, Released, ReleaseState } from './release-contract'
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
  const seen: Seen[] = []
  for (const kind of new Set(entries.map((entry) => entry.kind))) {
    const ofKind = entries.filter((entry) => entry.kind === kind)
    const found = await newestOf(req, kind, ofKind.map(({ document }) => document))
    for (const entry of ofKind) {
      const newest = found.get(entry.document)
      if (newest && !newest.audiences.every((audience) => isInSight(audience, staff))) continue
      seen.push({ entry, state: stateOf(entry, newest, state, hasDrafts(req.payload, kind)) })
    }
  }
  return seen.sort((one, other) => one.entry.id - other.entry.id)
}

interface Newest {
  stamp: string
  isDraft: boolean
  audiences: Audience[]
}

function stateOf(
  { stamp }: Entry,
  newest: Newest | undefined,
  state: ReleaseState,
  isDrafted: boolean,
): EntryState {
  if (!newest) return 'gone'
  if (newest.stamp !== stamp) return 'changed'
  if (state === 'live') return 'live'
  if (!isDrafted) return 'kept-change'
  return newest.isDraft ? 'ready' : 'no-draft'
}

const stored = z.looseObject({
  id: z.int(),
  _status: z.string().nullish(),
  deletedAt: z.string().nullish(),
  updatedAt: z.string(),
})

const version = z.object({
  parent: z.union([z.int(), z.object({ id: z.int() }).transform(({ id }) => id)]),
  updatedAt: z.string(),
  version: z.looseObject({ _status: z.string().nullish() }),
})

async function newestOf(
  req: PayloadRequest,
  kind: Released,
  ids: readonly number[],
): Promise<Map<number, Newest>> {
  const { db } = req.payload
  const asked = { collection: kind, pagination: false, req } as const
  const live = await db.find({ ...asked, where: { id: { in: [...ids] } } })
  const newest = new Map<number, Newest>()
  for (const document of z.array(stored).parse(live.docs)) {
    const { id, _status, deletedAt, updatedAt } = document
    if (deletedAt) continue
    newest.set(id, {
      stamp: updatedAt,
      isDraft: _status === 'draft',
      audiences: [audienceOf(kind, document)],
    })
  }
  if (!hasDrafts(req.payload, kind)) return newest
  const where: Where = { and: [{ parent: { in: [...ids] } }, { latest: { equals: true } }] }
  const versions = await db.findVersions({ ...asked, where, sort: 'updatedAt' })
  for (const each of z.array(version).parse(versions.docs)) {
    const known = newest.get(each.parent)
    if (!known) continue
    known.stamp = each.updatedAt
    known.isDraft = each.version._status === 'draft'
    known.audiences.push(audienceOf(kind, each.version))
  }
  return newest
}
