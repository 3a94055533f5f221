import type { Locale } from '@carelane/countries'
import { type HeldOutScore, scoreHeldOut } from '@carelane/intents'
import { INTENT_REFUSALS, type IntentAnswer, REFUSED_FROM } from '@carelane/main-api/intent-kinds'
import { setImmediate } from 'node:timers/promises'
import { type Database, rows } from '../../database/query'
import { readIntents, readPhrases } from '../../queries/intents'
import { versionToLearn } from './version-to-learn'

export interface MeasuredScore extends HeldOutScore {
  locale: Locale
  version: string
}

/** How a language is understood now; nothing if it has no phrases. */
export async function measureScore(db: Database, locale: Locale): Promise<void> {
  const version = await versionToLearn(db, locale)
  if (version === null) return
  const phrases = await readPhrases(db, locale)
  const ids = [...new Set(phrases.map(({ intent }) => Number(intent)))]
  const intents = await readIntents(db, ids)
  const refusals = new Set(intents.filter(({ answer }) => isRefusal(answer)).map(({ id }) => String(id)))
  const score = await scoreHeldOut(phrases, {
    isRefusal: (intent) => refusals.has(intent),
    refusedFrom: REFUSED_FROM,
    pause: setImmediate,
  })
  await storeScore(db, locale, version, score)
}

export async function isMeasured(db: Database, locale: Locale): Promise<boolean> {
  return (await rows(db, 'SELECT 1 FROM search.intent_scores WHERE locale = $1 LIMIT 1', [locale])).length > 0
}

/** Of each language the newest and the one before, newest first. */
export function readScores(db: Database): Promise<MeasuredScore[]> {
  return rows<MeasuredScore>(
    db,
    `SELECT locale, version, asked, first, among_three AS "amongThree", honest, refused
     FROM (SELECT *, row_number() OVER (PARTITION BY locale ORDER BY measured_at DESC) AS place FROM search.intent_scores) s
     WHERE place <= 2 ORDER BY locale, place`,
    [],
  )
}

/** Older ones than the one before go. */
async function storeScore(
  db: Database,
  locale: Locale,
  version: string,
  { asked, first, amongThree, honest, refused }: HeldOutScore,
): Promise<void> {
  await db.query(
    `INSERT INTO search.intent_scores (locale, version, asked, first, among_three, honest, refused)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (locale, version) DO NOTHING`,
    [locale, version, asked, first, amongThree, honest, refused],
  )
  await db.query(
    `DELETE FROM search.intent_scores WHERE locale = $1 AND version NOT IN (
       SELECT version FROM search.intent_scores WHERE locale = $1 ORDER BY measured_at DESC LIMIT 2)`,
    [locale],
  )
}

function isRefusal(answer: IntentAnswer): boolean {
  return (INTENT_REFUSALS as readonly IntentAnswer[]).includes(answer)
}
