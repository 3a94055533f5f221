import { setTimeout as delay } from 'node:timers/promises'
import { ignoreFailure } from '@carelane/config/ignore-failure'
import { claim, postpone, secondsAfter, settle, sql } from '@carelane/outbox'
import { ownLog } from '@/platform/log'
import { askOutbox, StoreError } from '@/platform/store/store'
import { watcher } from '@/platform/watcher'
import { mailChannel, messageProvider, openChannels, pushChannel } from './channels'
import { mailOfWord, messageOfWord, noticeOfWord, type WordKind } from './mail-of-word'
import { WORDS } from './outboxes'
import { sendMessage } from '../message-client'
import { closeMail, sendMail } from './send-mail'
import { sendPush } from './send-push'
import type { Sent } from './sent'
import { endSubscription, subscriptionsById, type Subscription } from './subscriptions'

const MOST_AT_ONCE = 8
const IDLE_MS = 1000
const LEASE_SECONDS = 60
const BACKOFF = { first: 5, longest: 600, scatter: 0.5 }
/** Later it is no news. */
const LONGEST_SECONDS = 86_400

interface Word {
  id: string
  subscription: string
  kind: WordKind
  attempts: number
  /** Since it was due. */
  seconds: number
}

/** Any number of processes may run this. */
export async function runWords(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const count = await sendSome().catch(failed)
    if (count < MOST_AT_ONCE) await ignoreFailure(delay(IDLE_MS, undefined, { signal }), 'aborted')
  }
  closeMail()
}

function failed(error: unknown): number {
  // The store has logged it; what was claimed comes back.
  if (!(error instanceof StoreError)) ownLog().error({ err: error }, 'words could not be sent')
  return 0
}

async function sendSome(): Promise<number> {
  const words = await claimWords(MOST_AT_ONCE)
  const subscriptions = await subscriptionsById(words.map(({ subscription }) => subscription))
  await Promise.all(
    words.map(async (word) => {
      const subscription = subscriptions.get(word.subscription)
      // Stopped since.
      if (subscription) await send(word, subscription)
    }),
  )
  return words.length
}

function claimWords(most: number): Promise<Word[]> {
  return askOutbox<Word>(
    claim(WORDS, {
      // Another process may have been given more of them.
      where: sql`EXISTS (
        SELECT FROM word_subscriptions wanted
        WHERE wanted.id = repair_words.subscription AND wanted.channel = ANY (${openChannels()})
      )`,
      set: sql`attempts = attempts + 1`,
      most,
      leaseSeconds: LEASE_SECONDS,
      returning: sql`id, subscription, kind, attempts,
        extract(epoch FROM now() - first_due_at)::float8 AS seconds`,
    }),
  )
}

/**
 * At least once: who dies after the other side took it and before that is noted sends it again, under the same id, by which mail programs
 * and browsers show it once.
 */
async function send(word: Word, subscription: Subscription): Promise<void> {
  const { id, kind, attempts, seconds } = word
  const { channel } = subscription
  const went = await handOver(word, subscription).catch((error: unknown): Sent => {
    // The message may name the address.
    ownLog().warn({ word: id, channel, reason: reasonOf(error), attempts }, 'a word could not be sent')
    return 'failed'
  })
  watcher()?.wordSent(channel, went)
  if (went === 'gone') return endSubscription(subscription.id)
  const isOver = went === 'failed' && seconds > LONGEST_SECONDS
  if (went === 'failed' && !isOver) {
    const where = sql`attempts = ${attempts}`
    await askOutbox(postpone(WORDS, [{ key: id, seconds: secondsAfter(attempts, BACKOFF) }], { where }))
    return
  }
  if (isOver) ownLog().error({ word: id, kind, channel }, 'a word was given up')
  await askOutbox(settle(WORDS, [id], { set: sql`outcome = ${isOver ? 'given-up' : 'sent'}` }))
}

async function handOver({ id, kind }: Word, { id: of, token, content }: Subscription): Promise<Sent> {
  if (content === null) throw new Error('unreadable')
  if (content.channel === 'email') {
    const server = mailChannel()
    if (!server) throw new Error('not configured')
    return sendMail(server, { to: content.address, id, mail: mailOfWord(kind, content, token) })
  }
  if (content.channel === 'push') {
    const keys = pushChannel()
    if (!keys) throw new Error('not configured')
    return sendPush(keys, { to: content.push, id: of, notice: noticeOfWord(content, of) })
  }
  const provider = messageProvider()
  if (!provider) throw new Error('not configured')
  const { channel, phone, locale } = content
  return sendMessage(provider, {
    id,
    channel,
    to: phone,
    language: locale,
    text: messageOfWord(content, token),
  })
}

/** A code, never what was sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode, statusCode } = error as Error &
    Record<'code' | 'responseCode' | 'statusCode', unknown>
  const told = [code, responseCode, statusCode].filter((part) => part !== undefined)
  return told.length > 0 ? told.join(' ') : error.name
}
