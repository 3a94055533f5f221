import type { Locale } from '@carelane/countries'
import { ignoreFailure } from '@carelane/config/ignore-failure'
import { type IntentModel, phrasesIn, trainIntents } from '@carelane/intents'
import { setImmediate } from 'node:timers/promises'
import { pino } from 'pino'
import type { Database } from '../../database/query'
import { phrasesVersion, readPhrases } from '../../queries/intents'
import { readModel, storeModel, type StoredModel } from './stored-models'

const logger = pino({ name: 'intents' })

/** Editors are told that a change counts within half a minute. */
const LOOK_AFTER_MS = 5000

/** Another way to learn needs another number, or stored models stay. */
const WAY_TO_LEARN = 1

interface Kept extends StoredModel {
  lookedAt: number
}

const kept = new WeakMap<Database, Map<Locale, Kept>>()
const learning = new WeakMap<Database, Map<Locale, Promise<IntentModel>>>()

/**
 * Of the phrases as they are, or as they were until the new ones are learned. Null without phrases, and for the second
 * or two in which a language is learned for the first time: nobody waits for it.
 */
export async function modelOf(db: Database, locale: Locale): Promise<IntentModel | null> {
  const models = ofDatabase(kept, db)
  const before = models.get(locale)
  if (before && Date.now() - before.lookedAt < LOOK_AFTER_MS) return before.model
  const phrases = await phrasesVersion(db, locale)
  if (phrases === null) return null
  const version = `${WAY_TO_LEARN}:${phrases}`
  const known = before ?? (await readModel(db, locale))
  if (known) models.set(locale, { ...known, lookedAt: Date.now() })
  if (known?.version === version) return known.model
  learn(db, locale, version).catch((err: unknown) =>
    logger.error({ err, locale }, 'the phrases of a language could not be learned'),
  )
  return known?.model ?? null
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
  const taught = await readPhrases(db, locale)
  const phrases = taught.flatMap(({ intent, phrases: lines }) =>
    phrasesIn(lines).map((text) => ({ text, intent: String(intent) })),
  )
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
