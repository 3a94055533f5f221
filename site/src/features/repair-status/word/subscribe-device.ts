import { ignoreFailure } from '@carelane/config/ignore-failure'

/** Ms: the worker may still be on its way. */
const PATIENCE_MS = 15_000

export function canNotify(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Asks the visitor, then the browser's push service. */
export async function subscribeDevice(
  publicKey: string,
): Promise<PushSubscriptionJSON | 'blocked' | 'impossible'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked'
  const subscribed = await ignoreFailure(askPushService(publicKey), 'probing')
  return subscribed?.toJSON() ?? 'impossible'
}

async function askPushService(publicKey: string): Promise<PushSubscription | undefined> {
  const over = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
  const registration = await Promise.race([navigator.serviceWorker.ready, over])
  return registration?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}
