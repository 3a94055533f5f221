import { expect, test } from 'vitest'
import { BodyTooLargeError, MAX_BODY_BYTES, readBody } from './body'

test('reads a body that comes in pieces, also where a character is cut in two', async () => {
  const bytes = new TextEncoder().encode('été ফোন')
  const pieces = [...bytes].map((byte) => Uint8Array.of(byte))
  expect(await readBody(new Response(ReadableStream.from(pieces)))).toBe('été ফোন')
})

test('is empty where there is none', async () => {
  expect(await readBody(new Response(null, { status: 204 }))).toBe('')
})

test('stops reading a body that does not end', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += 65_536
      controller.enqueue(new Uint8Array(65_536))
    },
  })
  await expect(readBody(new Response(endless))).rejects.toThrow(BodyTooLargeError)
  expect(sent).toBeLessThan(MAX_BODY_BYTES + 4 * 65_536)
})
