import { environmentSchema } from '@carelane/config'
import { expect, test } from 'vitest'
import { isOfPushService, pushSubscription } from './push-endpoint'

const KNOWN = environmentSchema.shape.PUSH_HOSTS.parse(undefined)

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is one of a known push service', (endpoint) => {
  expect(isOfPushService(endpoint, KNOWN)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://127.0.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://localhost:5432/',
  'https://fcm.googleapis.com.evil.example/',
  'https://evil.example/fcm.googleapis.com',
  'https://evil.example#fcm.googleapis.com',
  'https://fcm.googleapis.com@evil.example/',
  'https://user:password@fcm.googleapis.com/',
  'https://push.apple.com/',
  'https://evilpush.apple.com/',
])('%s is never asked', (endpoint) => {
  expect(isOfPushService(endpoint, KNOWN)).toBe(false)
})

test('what no browser writes is no subscription', () => {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
  expect(pushSubscription.safeParse({ endpoint, keys, expirationTime: null }).success).toBe(true)
  for (const wrong of [
    { keys },
    { endpoint, keys: { ...keys, auth: 'short' } },
    { endpoint: `${endpoint}${'x'.repeat(1000)}`, keys },
    { endpoint: 'file:///etc/passwd', keys },
  ])
    expect(pushSubscription.safeParse(wrong).success).toBe(false)
})
