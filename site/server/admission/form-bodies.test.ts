import { randomBytes } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { FormBodies } from './form-bodies'
import { FORMS } from './limits'

const MEGABYTE = 1024 * 1024

function senders() {
  const bodies = new FormBodies()
  return (
    megabytes: number | undefined,
    address = '192.0.2.1',
    largest: number = FORMS.largestWithPhotos,
  ) => {
    const request = new IncomingMessage(new Socket())
    if (megabytes !== undefined) request.headers['content-length'] = String(megabytes * MEGABYTE)
    const response = new ServerResponse(request)
    const outcome = bodies.receive(request, response, { address, largest })
    return {
      request,
      outcome,
      async send(count: number) {
        for (let sent = 0; sent < count; sent++) {
          request.push(Buffer.alloc(MEGABYTE))
          await turn()
        }
      },
      state: async () => Promise.race([outcome, turn(undefined)]),
      end: () => response.emit('close'),
    }
  }
}

test('a form has to tell how long it is, and is refused by that before it is read', async () => {
  const sender = senders()
  expect(await sender(undefined).outcome).toBe(411)
  expect(await sender(60.1).outcome).toBe(413)
  expect(await sender(1.1, '192.0.2.3', FORMS.largest).outcome).toBe(413)
  expect(await sender(0).outcome).toBeNull()
  expect(await sender(60).state()).toBeUndefined()
  expect(await sender(1, '192.0.2.3', FORMS.largest).state()).toBeUndefined()
})

test('what is announced and not sent takes nothing from anybody', async () => {
  const sender = senders()
  const slow = Array.from({ length: 20 }, (_, host) => sender(60, `192.0.2.${host}`))
  const form = sender(50, '192.0.2.1')
  await form.send(50)
  expect(await form.outcome).toBeNull()
  for (const one of slow) expect(await one.state()).toBeUndefined()
})

test('who sends much and does not end gives way to others at the same address', async () => {
  const sender = senders()
  const slow = sender(60)
  await slow.send(59)
  expect(await slow.state()).toBeUndefined()
  const form = sender(2)
  await form.send(2)
  expect(await form.outcome).toBeNull()
  expect(await slow.outcome).toBe(503)
})

test('two addresses that fill all there is give way to a third', async () => {
  const sender = senders()
  const slow = [1, 2].map((host) => sender(60, `192.0.2.${host}`))
  for (const one of slow) await one.send(59)
  const form = sender(20, '198.51.100.1')
  await form.send(20)
  expect(await form.outcome).toBeNull()
  expect((await Promise.all(slow.map((one) => one.state()))).toSorted()).toEqual([503, undefined])
})

test('a form that is being answered counts, until it is', async () => {
  const sender = senders()
  const whole = sender(60)
  await whole.send(60)
  expect(await whole.outcome).toBeNull()
  const more = sender(2)
  await more.send(2)
  expect(await more.outcome).toBe(503)
  whole.end()
  const again = sender(60)
  await again.send(60)
  expect(await again.outcome).toBeNull()
})

test('addresses of one IPv6 network count as one', async () => {
  const sender = senders()
  const [first, same, other] = ['2::3', '2::4', '3::4'].map((end) => sender(40, `2001:db8:1:${end}`))
  await first?.send(39)
  await other?.send(40)
  expect(await other?.outcome).toBeNull()
  await same?.send(22)
  expect(await first?.outcome).toBe(503)
})

test('forms of all pages without photos are limited too, and not by those with photos', async () => {
  const sender = senders()
  for (const host of [1, 2]) await sender(60, `192.0.2.${host}`).send(60)
  const slow = Array.from({ length: 17 }, () => sender(0.99, '192.0.2.1'))
  for (const { request } of slow) request.push(Buffer.alloc(0.98 * MEGABYTE))
  await expect.poll(async () => Promise.all(slow.map((one) => one.state()))).toContain(503)
  const form = sender(1, '192.0.2.3')
  await form.send(1)
  expect(await form.outcome).toBeNull()
})

test('what was sent in any pieces is read as it was sent', async () => {
  const sender = senders()
  const sent = randomBytes(70_000)
  const form = sender(sent.length / MEGABYTE)
  for (const byte of sent.subarray(0, 500)) {
    form.request.push(Buffer.from([byte]))
    await turn()
  }
  form.request.push(sent.subarray(500, 600))
  form.request.push(sent.subarray(600))
  form.request.push(null)
  expect(await form.outcome).toBeNull()
  expect((await buffer(form.request)).equals(sent)).toBe(true)
})

test('who goes away leaves the room that was taken', async () => {
  const sender = senders()
  const slow = sender(60)
  await slow.send(59)
  slow.request.destroy()
  expect(await slow.outcome).toBe('gone')
  const form = sender(60)
  await form.send(60)
  expect(await form.outcome).toBeNull()
})
