import type { Locale } from '@carelane/countries'
import type { Database } from '../../database/query'
import { phrasesVersion } from '../../queries/intents'

/** Another way to learn needs another number, or stored models stay. */
const WAY_TO_LEARN = 4

/** Null if the language has no phrases. */
export async function versionToLearn(db: Database, locale: Locale): Promise<string | null> {
  const phrases = await phrasesVersion(db, locale)
  return phrases === null ? null : `${WAY_TO_LEARN}:${phrases}`
}
