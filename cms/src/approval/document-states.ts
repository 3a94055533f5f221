import type { Payload, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { type Audience, audienceOf } from '../access/audiences'
import type { ApprovedKind } from '../access/approved-kinds'
import { contentHash } from './content-hash'

type Stored = Record<string, unknown>

export interface DocumentState {
  /** In all languages, the last that was saved. */
  newest: Stored
  /** Of the newest. */
  content: string
  /** Of what is public, or was last. */
  stored: string
  /** Null if visitors do not see it. */
  live: string | null
  /** The published document and its newest draft can differ. */
  audiences: Audience[]
  /** Who saved the newest. */
  changedBy: string | null
  isTrashed: boolean
}

const saved = z.looseObject({
  _status: z.string().nullish(),
  deletedAt: z.string().nullish(),
  changedBy: z.string().nullish(),
})

const document = saved.extend({ id: z.int() })

const version = z.object({
  parent: z.union([z.int(), z.object({ id: z.int() }).transform(({ id }) => id)]),
  version: saved,
})

export async function documentStates(
  req: PayloadRequest,
  kind: ApprovedKind,
  ids: readonly number[],
): Promise<Map<number, DocumentState>> {
  const { db } = req.payload
  const asked = { collection: kind, pagination: false, req } as const
  const { docs } = await db.find({ ...asked, where: { id: { in: [...ids] } } })
  const where: Where = { and: [{ parent: { in: [...ids] } }, { latest: { equals: true } }] }
  const versions = await db.findVersions({ ...asked, where })
  const newestOf = new Map(
    z
      .array(version)
      .parse(versions.docs)
      .map((each) => [each.parent, each.version]),
  )
  return new Map(
    z
      .array(document)
      .parse(docs)
      .map((stored): [number, DocumentState] => {
        const newest = newestOf.get(stored.id) ?? stored
        return [stored.id, stateOf(kind, stored, newest)]
      }),
  )
}

export async function documentState(
  req: PayloadRequest,
  kind: ApprovedKind,
  id: number,
): Promise<DocumentState | undefined> {
  return (await documentStates(req, kind, [id])).get(id)
}

function stateOf(
  kind: ApprovedKind,
  stored: z.output<typeof document>,
  newest: z.output<typeof saved>,
): DocumentState {
  const storedContent = contentHash(stored)
  const isLive = stored._status === 'published' && !stored.deletedAt
  return {
    newest: { ...newest, id: stored.id },
    content: contentHash(newest),
    stored: storedContent,
    live: isLive ? storedContent : null,
    audiences: [stored, newest].map((each) => audienceOf(kind, each)),
    changedBy: newest.changedBy ?? null,
    isTrashed: Boolean(stored.deletedAt),
  }
}

/** Of what an old version would bring back. */
export async function versionContent(
  { db }: Payload,
  req: PayloadRequest,
  kind: ApprovedKind,
  id: number | string,
): Promise<string | null> {
  const { docs } = await db.findVersions({
    collection: kind,
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    req,
  })
  const [found] = z.array(version).parse(docs)
  return found ? contentHash(found.version) : null
}
