import { setTimeout as delay } from 'node:timers/promises'
import { ignoreFailure } from '@carelane/config/ignore-failure'
import type { Payload } from 'payload'
import { mailServer } from '../comments/digest/mail-server'
import { sendDigests } from '../comments/digest/send-digests'
import type { MailSettings } from '../settings'

const LOOK_MS = 60_000

/** In each process: a mail is claimed by one of them. */
export function startDigests(payload: Payload, mail: MailSettings, origin: string, lookMs = LOOK_MS) {
  const stopping = new AbortController()
  const server = mailServer(mail)
  const work = async () => {
    while (!stopping.signal.aborted) {
      try {
        await sendDigests({ payload, server, origin })
      } catch (err) {
        payload.logger.warn({ err }, 'mails about comments could not be looked at')
      }
      await ignoreFailure(delay(lookMs, undefined, { signal: stopping.signal }), 'aborted')
    }
    server.close()
  }
  const ended = work()
  return {
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}
