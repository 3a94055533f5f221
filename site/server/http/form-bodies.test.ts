import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { FormBodies } from './form-bodies'

const MEGABYTE = 1024 * 1024

/** Announces forms with photos of so many megabytes; none of them is sent to its end before it is told to. */
function announcer() {
  const bodies = new FormBodies()
  return (megabytes: number | undefined, address = '192.0.2.1', hasPhotos = true) => {
    const request = new IncomingMessage(new Socket())
    if (megabytes !== undefined) request.headers['content-length'] = String(megabytes * MEGABYTE)
    const response = new ServerResponse(request)
    return {
      status: bodies.admit(request, response, { address, hasPhotos }),
      end: () => response.emit('close'),
    }
  }
}

test('a form has to tell how long it is, and is refused by that before it is read', () => {
  const announce = announcer()
  expect(announce(undefined).status).toBe(411)
  expect(announce(60).status).toBeNull()
  expect(announce(60.1, '192.0.2.2').status).toBe(413)
  expect(announce(1, '192.0.2.3', false).status).toBeNull()
  expect(announce(1.1, '192.0.2.3', false).status).toBe(413)
})

test('one address that announces much and sends it slowly leaves room for everyone else', () => {
  const announce = announcer()
  const slow = announce(60)
  expect(slow.status).toBeNull()
  expect(announce(2).status).toBe(503)
  expect(announce(1).status).toBeNull()
  const others = ['198.51.100.1', '198.51.100.2'].map((address) => announce(20, address))
  expect(others.map(({ status }) => status)).toEqual([null, null])
  slow.end()
  expect(announce(2).status).toBeNull()
})

test('addresses of one IPv6 network count as one', () => {
  const announce = announcer()
  expect(announce(40, '2001:db8:1:2::3').status).toBeNull()
  expect(announce(40, '2001:db8:1:2::4').status).toBe(503)
  expect(announce(40, '2001:db8:1:3::4').status).toBeNull()
})

test('all together get no more than there is', () => {
  const announce = announcer()
  const admitted = [1, 2, 3].map((host) => announce(40, `192.0.2.${host}`))
  expect(admitted.map(({ status }) => status)).toEqual([null, null, null])
  expect(announce(2, '192.0.2.4').status).toBe(503)
  admitted[0]?.end()
  expect(announce(40, '192.0.2.4').status).toBeNull()
})
