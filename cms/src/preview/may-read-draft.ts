import type { PreviewPass } from '@carelane/main-api/preview-token'
import { APIError, type Payload, type TypedUser, type Where } from 'payload'
import { findAccount } from '../access/find-account'
import type { PreviewedCollection } from './previewed-collections'

type Reading = Pick<PreviewPass, 'id' | 'user' | 'session'> & { collection: PreviewedCollection }

export async function mayReadDraft(
  payload: Payload,
  { collection, id, user, session }: Reading,
): Promise<boolean> {
  const reader = await userOfSession(payload, user, session)
  if (!reader) return false
  const checked = { collection, user: reader, overrideAccess: false, depth: 0, limit: 1 } as const
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
  try {
    const readable = payload.find({ ...checked, where: { id: { equals: id } }, draft: true, select: {} })
    if (!hasDrafts) return (await readable).totalDocs === 1
    const [documents, versions, hasVersions] = await Promise.all([
      readable,
      payload.findVersions({ ...checked, where: newestOf(id), select: {} }),
      payload.countVersions({ collection, where: newestOf(id) }),
    ])
    return documents.totalDocs === 1 && (versions.totalDocs === 1 || hasVersions.totalDocs === 0)
  } catch (error) {
    if (error instanceof APIError) return false
    throw error
  }
}

function newestOf(id: number): Where {
  return { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
}

/** Null once the log-in has ended. */
export async function userOfSession(
  payload: Payload,
  id: number,
  session: string,
): Promise<TypedUser | null> {
  const user = await findAccount(payload, id)
  const lasts = user?.sessions?.some((each) => each.id === session && new Date(each.expiresAt) > new Date())
  return lasts ? user : null
}
