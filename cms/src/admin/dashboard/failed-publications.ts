import { rows } from '../../database/query'
import { type DocumentLink, documentLinks, type ListedKind, type Reader } from './document-links'

export interface FailedPublication {
  collection: ListedKind
  document: number
  at: Date
  attempts: number
}

export async function failedPublications(reader: Reader): Promise<(FailedPublication & DocumentLink)[]> {
  return documentLinks(reader, await rows<FailedPublication>(reader.payload.db.pool, FAILED, []))
}

const FAILED = `
  SELECT p.collection, p.document_id::int AS document, max(p.created_at) AS at, max(d.attempts)::int AS attempts
  FROM publications.delivery d JOIN publications.publication p ON p.id = d.publication_id
  WHERE d.delivered_at IS NULL AND d.attempts > 0 AND p.collection <> 'site-settings'
  GROUP BY p.collection, p.document_id ORDER BY at DESC LIMIT 20`
