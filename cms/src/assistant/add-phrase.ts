import type { Locale } from '@carelane/countries'
import { phrasesIn } from '@carelane/intents'
import { APIError, commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { refusal } from '../access/refusal'
import { lockInTransaction } from '../database/lock-in-transaction'

interface NewPhrase {
  intent: number
  locale: Locale
  phrase: string
}

const LOCKED = 423

/**
 * As if the reader had written it below the others.
 * @throws APIError as the form would be refused
 */
export async function addPhrase(req: PayloadRequest, added: NewPhrase): Promise<'added' | 'known'> {
  await initTransaction(req)
  try {
    // Of two who add to one subject, the second would write over the first.
    await lockInTransaction(req, `phrases of ${added.intent}`)
    const outcome = await append(req, added)
    await commitTransaction(req)
    return outcome
  } catch (error) {
    await killTransaction(req)
    if (error instanceof APIError && error.status === LOCKED)
      throw refusal(req, 'Somebody is editing this subject now. Try again when they have saved it.')
    throw error
  }
}

async function append(req: PayloadRequest, { intent, locale, phrase }: NewPhrase) {
  const asReader = {
    collection: 'intents',
    id: intent,
    locale,
    depth: 0,
    overrideAccess: false,
    req,
  } as const
  const { phrases } = await req.payload.findByID({ ...asReader, fallbackLocale: false })
  const known = phrasesIn(phrases ?? '')
  const written = phrase.replace(/\s+/g, ' ')
  if (known.some((each) => each.toLowerCase() === written.toLowerCase())) return 'known'
  const data = { phrases: [...known, written].join('\n') }
  await req.payload.update({ ...asReader, data, overrideLock: false })
  return 'added'
}
