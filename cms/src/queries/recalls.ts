import type { Locale } from '@carelane/countries'
import { RECALL_SEVERITIES, type RecallSeverity } from '@carelane/main-api'
import { type Database, rows } from '../database/query'
import type { Edition } from './edition'
import { visible } from './visible'
import { wholeText } from './whole-text'

export interface RecallRow {
  id: number
  severity: RecallSeverity
  title: string
  fault: string
  advice: string
  models: string | null
  numbers: string | null
  startsOn: string
  endsOn: string | null
  updatedAt: Date
  locale: Locale
}

const dayOf = (column: string) => `to_char(d.${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`

/** The gravest first, then the newest. */
export function findRecalls(db: Database, edition: Edition): Promise<RecallRow[]> {
  return rows<RecallRow>(
    db,
    `SELECT d.id, d.severity, t.title, t.fault, t.advice, d.models, d.numbers, ${dayOf('starts_on')} AS "startsOn",
       ${dayOf('ends_on')} AS "endsOn", d.updated_at AS "updatedAt", t._locale AS locale
     FROM recalls d ${wholeText('recalls', 'd', ['title', 'fault', 'advice'])} WHERE ${visible('recalls', 'd')}
     ORDER BY array_position($3, d.severity::text), d.starts_on DESC, d.id DESC LIMIT 200`,
    [edition.countryId, edition.locale, RECALL_SEVERITIES],
  )
}
