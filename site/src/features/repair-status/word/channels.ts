import { MESSAGE_CHANNELS, readEnvironment } from '@carelane/config'

export const CHANNELS = ['email', 'push', ...MESSAGE_CHANNELS] as const

export type Channel = (typeof CHANNELS)[number]

interface Mail {
  url: string
  from: string
}

/** Null where the operator has no mail server for it. */
export function mailChannel(): Mail | null {
  const { SMTP_URL: url, MAIL_FROM: from } = readEnvironment(['SMTP_URL', 'MAIL_FROM'])
  return url !== undefined && from !== undefined ? { url, from } : null
}

interface Vapid {
  publicKey: string
  privateKey: string
  subject: string
}

/** Null without keys, or where the site has no worker that could show a notice. */
export function pushChannel(): Vapid | null {
  const {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: subject,
    OFFLINE_PAGES: worker,
  } = readEnvironment(['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT', 'OFFLINE_PAGES'])
  if (publicKey === undefined || privateKey === undefined || subject === undefined || worker === 'off')
    return null
  return { publicKey, privateKey, subject }
}

export interface MessageProvider {
  url: string
  token: string
  channels: readonly (typeof MESSAGE_CHANNELS)[number][]
}

/** Null where the operator has nobody who sends messages to telephones. */
export function messageProvider(): MessageProvider | null {
  const {
    MESSAGES_URL: url,
    MESSAGES_TOKEN: token,
    MESSAGE_CHANNELS: channels,
  } = readEnvironment(['MESSAGES_URL', 'MESSAGES_TOKEN', 'MESSAGE_CHANNELS'])
  return url !== undefined && token !== undefined ? { url, token, channels } : null
}

/** What this process can send on. */
export function openChannels(): Channel[] {
  return [
    ...(mailChannel() ? (['email'] as const) : []),
    ...(pushChannel() ? (['push'] as const) : []),
    ...(messageProvider()?.channels ?? []),
  ]
}
