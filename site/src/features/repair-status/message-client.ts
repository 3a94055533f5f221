import type { MessageProvider } from './word/channels'
import type { Sent } from './word/sent'

const TIMEOUT_MS = 10_000

interface Message {
  /** The provider takes each once. */
  id: string
  channel: MessageProvider['channels'][number]
  /** `+234-8031234567` */
  to: string
  language: string
  text: string
}

/** The number can receive none. */
const GONE = 410
/** Taken before. */
const KNOWN = 409

/**
 * As docs/features/word-of-repairs.md says to providers.
 * @throws Error if the provider is away or refuses it
 */
export async function sendMessage({ url, token }: MessageProvider, message: Message): Promise<Sent> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(message),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await answer.body?.cancel()
  if (answer.ok || answer.status === KNOWN) return 'sent'
  if (answer.status === GONE) return 'gone'
  throw Object.assign(new Error('the provider of messages refused one'), { statusCode: answer.status })
}
