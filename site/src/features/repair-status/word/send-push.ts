import webPush from 'web-push'
import type { PushSubscription } from './push-endpoint'
import { isOfPushService } from './push-endpoint'
import type { Sent } from './sent'

const TIMEOUT_MS = 12_000
/** For how long a push service keeps it for a device that is off. */
const KEPT_SECONDS = 86_400

const GONE = [404, 410]

interface Vapid {
  publicKey: string
  privateKey: string
  subject: string
}

/**
 * @param id of the subscription: a later notice takes the place of one that still waits
 * @throws Error if the push service is away or refuses it
 */
export async function sendPush(
  vapidDetails: Vapid,
  { to, id, notice }: { to: PushSubscription; id: string; notice: object },
): Promise<Sent> {
  // The configuration may have changed since.
  if (!isOfPushService(to.endpoint)) return 'gone'
  try {
    await webPush.sendNotification(to, JSON.stringify(notice), {
      vapidDetails,
      TTL: KEPT_SECONDS,
      urgency: 'normal',
      topic: id.replaceAll('-', ''),
      contentEncoding: 'aes128gcm',
      timeout: TIMEOUT_MS,
    })
    return 'sent'
  } catch (error) {
    if (error instanceof webPush.WebPushError && GONE.includes(error.statusCode)) return 'gone'
    throw error
  }
}
