import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type PayloadRequest,
} from 'payload'
import { inTransaction } from '../database/in-transaction'
import { sayRefusal } from '../refusals/say-refusal'
import { RELEASED, type Released } from './release-contract'

const RELEASE = 'release'

/** Lets a release change the documents that stand in it. */
export function byRelease(id: number): Record<string, unknown> {
  return { [RELEASE]: id }
}

/** What stands in a scheduled release stays as it was when that was scheduled. */
export function withScheduledLock(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug } = collection
  if (!isReleased(slug)) return collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeValidate: [...(hooks?.beforeValidate ?? []), refuseChange],
      beforeDelete: [...(hooks?.beforeDelete ?? []), refuseDeletion],
    },
  }
}

export function isReleased(slug: string): slug is Released {
  return RELEASED.some((kind) => kind === slug)
}

const refuseChange: CollectionBeforeValidateHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update') await refuseWhileScheduled(req, collection.slug, Number(originalDoc?.id))
  return data
}

const refuseDeletion: CollectionBeforeDeleteHook = ({ collection, id, req }) =>
  refuseWhileScheduled(req, collection.slug, Number(id))

async function refuseWhileScheduled(req: PayloadRequest, kind: string, id: number): Promise<void> {
  const db = await inTransaction(req)
  const own = Number(req.context[RELEASE] ?? 0)
  const { rows } = await db.execute(sql`
    SELECT r.title FROM releases.entries e JOIN releases.releases r ON r.id = e.release_id
    WHERE e.kind = ${kind} AND e.document_id = ${id} AND r.state = 'scheduled' AND r.id <> ${own} LIMIT 1`)
  const [found] = rows
  if (!found) return
  const sentence = 'The release “{{title}}” is scheduled and holds this document. Call the release off first.'
  const message = sayRefusal(req, sentence, { title: String(found.title) })
  throw new APIError(message, 409, null, true)
}
