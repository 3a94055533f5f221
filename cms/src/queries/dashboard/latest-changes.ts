import type { ContentKind } from '@carelane/main-api'
import { type Database, rows } from '../../database/query'
import { tableOf, versionsTableOf } from '../table-of'

const CANDIDATES = 40

export interface Change {
  document: number
  at: Date
  changedBy: string | null
}

/** By time alone, as indexed: filtering for one user would be slow. */
export function findLatestChanges(db: Database, kind: ContentKind, hasDrafts: boolean): Promise<Change[]> {
  return rows<Change>(db, hasDrafts ? ofVersions(kind) : ofDocuments(kind), [])
}

function ofDocuments(kind: ContentKind): string {
  return `SELECT id AS document, updated_at AS at, changed_by AS "changedBy" FROM ${tableOf(kind)}
    WHERE deleted_at IS NULL ORDER BY updated_at DESC LIMIT ${CANDIDATES}`
}

function ofVersions(kind: ContentKind): string {
  return `SELECT parent_id AS document, updated_at AS at, version_changed_by AS "changedBy" FROM ${versionsTableOf(kind)}
    WHERE latest AND version_deleted_at IS NULL AND parent_id IS NOT NULL ORDER BY updated_at DESC LIMIT ${CANDIDATES}`
}
