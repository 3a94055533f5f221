import type { Locale } from '@carelane/countries'
import { ignoreFailure } from '@carelane/config/ignore-failure'
import { type IntentModel, trainIntents } from '@carelane/intents'
import { setImmediate, setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import type { Database } from '../../database/query'
import { readPhrases } from '../../queries/intents'
import { isMeasured, measureScore } from './intent-scores'
import { readModel, readVersion, storeModel, type StoredModel } from './stored-models'
import { versionToLearn } from './version-to-learn'

const logger = pino({ name: 'intents' })

/** Editors are told that a change counts within half a minute. */
const LOOK_AFTER_MS = 5000

/** Learning a language takes about this long, and the site waits 3 s for an answer. */
const PATIENCE_MS = 2000

interface Kept extends StoredModel {
  lookedAt: number
}

const kept = new WeakMap<Database, Map<Locale, Kept>>()
const learning = new WeakMap<Database, Map<Locale, Promise<IntentModel>>>()

/**
 * Of the phrases as they are, or as they were until the new ones are learned. Null without phrases, and where a language
 * that is learned for the first time takes longer than a visitor waits.
 */
export async function modelOf(db: Database, locale: Locale): Promise<IntentModel | null> {
  const models = ofDatabase(kept, db)
  const before = models.get(locale)
  if (before && Date.now() - before.lookedAt < LOOK_AFTER_MS) return before.model
  const version = await versionToLearn(db, locale)
  if (version === null) return null
  const known = before ?? (await readModel(db, locale))
  if (known) models.set(locale, { ...known, lookedAt: Date.now() })
  if (known?.version === version) return known.model
  const learned = learn(db, locale, version).catch((err: unknown) => {
    logger.error({ err, locale }, 'the phrases of a language could not be learned')
    return null
  })
  if (known) void measureChange(db, locale, learned)
  return known?.model ?? Promise.race([learned, delay(PATIENCE_MS, null, { ref: false })])
}

/** Where somebody has measured the language before, so that editors see what a change did to it. */
async function measureChange(db: Database, locale: Locale, learned: Promise<unknown>): Promise<void> {
  await learned
  try {
    if (await isMeasured(db, locale)) await measureScore(db, locale)
  } catch (err) {
    logger.error({ err, locale }, 'what a change did to a language could not be measured')
  }
}

/** Whether there was something to learn. */
export async function learnIfStale(db: Database, locale: Locale): Promise<boolean> {
  const version = await versionToLearn(db, locale)
  if (version === null || (await readVersion(db, locale)) === version) return false
  await learn(db, locale, version)
  return true
}

/** For who can wait: nothing is learned of the language when it resolves. */
export async function learnedModel(db: Database, locale: Locale): Promise<IntentModel | null> {
  const before = await modelOf(db, locale)
  const running = ofDatabase(learning, db).get(locale)
  return (running && (await ignoreFailure(running, 'reported elsewhere'))) ?? before
}

/** One language at a time: learning takes a processor. */
function learn(db: Database, locale: Locale, version: string): Promise<IntentModel> {
  const running = ofDatabase(learning, db)
  const same = running.get(locale)
  if (same) return same
  const others = Promise.allSettled(running.values())
  const learned = others.then(() => learnNow(db, locale, version)).finally(() => running.delete(locale))
  running.set(locale, learned)
  return learned
}

async function learnNow(db: Database, locale: Locale, version: string): Promise<IntentModel> {
  const phrases = await readPhrases(db, locale)
  const model = await trainIntents(phrases, setImmediate)
  await storeModel(db, locale, { version, model })
  ofDatabase(kept, db).set(locale, { version, model, lookedAt: Date.now() })
  return model
}

function ofDatabase<Value>(all: WeakMap<Database, Map<Locale, Value>>, db: Database): Map<Locale, Value> {
  const own = all.get(db) ?? new Map<Locale, Value>()
  all.set(db, own)
  return own
}
