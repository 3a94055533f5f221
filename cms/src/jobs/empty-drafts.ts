import type { CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload'
import { findEmptyDrafts } from '../drafts/find-empty-drafts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

export function hourly(): () => boolean {
  let next = 0
  return () => {
    if (Date.now() < next) return false
    next = Date.now() + HOUR_MS
    return true
  }
}

export async function deleteEmptyDrafts(payload: Payload, now = Date.now()): Promise<number> {
  let count = 0
  for (const { config } of Object.values(payload.collections)) count += await deleteOf(payload, config, now)
  return count
}

async function deleteOf(payload: Payload, config: SanitizedCollectionConfig, now: number): Promise<number> {
  const untouchedSince = new Date(now - DAY_MS)
  const ids = await findEmptyDrafts(payload, config.slug, { untouchedSince })
  for (const id of ids) await payload.delete({ collection: config.slug as CollectionSlug, id })
  return ids.length
}
