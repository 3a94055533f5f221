import { MESSAGE_CHANNELS } from '@carelane/config'
import { z } from 'zod'
import { handedInFrom } from '@/handing-in/handed-in-from'
import { pushSubscription } from './push-endpoint'

const shared = {
  ...handedInFrom,
  lang: z.string(),
  /** To call, as shown to people of that country. */
  hotline: z.string().nullable(),
}

/** Where a word goes to, kept encrypted. */
export const subscriptionContent = z.discriminatedUnion('channel', [
  z.object({ ...shared, channel: z.literal('email'), address: z.string() }),
  z.object({ ...shared, channel: z.literal('push'), push: pushSubscription }),
  z.object({ ...shared, channel: z.enum(MESSAGE_CHANNELS), phone: z.string() }),
])

export type SubscriptionContent = z.output<typeof subscriptionContent>

/** Authenticated, so that records cannot be swapped. */
export function aboutSubscription(id: string): string {
  return `word subscription ${id}`
}

export const watchContent = z.object({ ...handedInFrom, orderNumber: z.string() })

export type WatchContent = z.output<typeof watchContent>

export function aboutWatch(id: string): string {
  return `repair watch ${id}`
}

/** By which a subscription is found for its owner: as `submissions` of the command line writes numbers. */
export function subjectOf(content: SubscriptionContent): string {
  switch (content.channel) {
    case 'email':
      return content.address.toUpperCase()
    case 'push':
      return content.push.endpoint
    default:
      return content.phone
  }
}
