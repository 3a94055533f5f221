import { CALLS, createTransport, type EnvelopeCall } from '@carelane/after-sales'
import { z } from 'zod'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { answerOf, NIGERIA, pictureOf, rowsOf, tokenOf } from './answers'
import { clientOf, clientOptions, startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox
let token: string

const PHONE = '+234-8021239001'
const DAY_MS = 86_400_000

beforeAll(async () => {
  sandbox = await startTestSandbox('uploads')
  token = await tokenOf(sandbox, PHONE)
})
afterEach(() => sandbox.clear('/sandbox/clock'))
afterAll(() => sandbox.stop())

const goTo = (days: number) =>
  sandbox.put('/sandbox/clock', { now: new Date(Date.now() + days * DAY_MS).toISOString() })
const upload = (file: Blob, owner = token) => clientOf(sandbox).call('uploadFile', { file }, { token: owner })
/** Bypasses the client's own validation. */
const uploadRaw = (values: Record<string, unknown>, owner?: string) => {
  const call: EnvelopeCall = {
    ...CALLS.uploadFile,
    request: z.record(z.string(), z.unknown()),
    authorization: 'offered',
  }
  return createTransport(clientOptions(sandbox)).call(call, values, owner ? { token: owner } : {})
}

describe('a picture that is handed in [7#45]', () => {
  test.each(['image/jpeg', 'image/png', 'image/webp'] as const)(
    '%s is kept by its bytes under a random key, whatever it is called',
    async (type) => {
      const file = new File([pictureOf(type)], 'carelane_1767225600000.txt', { type: 'text/plain' })
      const [one, other] = [await upload(file), await upload(file)]
      if (!one.ok || !other.ok) throw new Error('not taken')
      expect(one.data.fileKey).toMatch(/^[\w-]{32}$/)
      expect(other.data.fileKey).not.toBe(one.data.fileKey)
      const answer = await fetch(one.data.url ?? '', { headers: { authorization: token } })
      expect(answer.headers.get('content-type')).toBe(type)
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(pictureOf(type))
    },
  )

  test('is read by its owner alone [6#8]', async () => {
    const taken = await upload(new File([pictureOf('image/png')], 'a.png'))
    if (!taken.ok) throw taken.failure.cause
    const statusFor = async (owner?: string) =>
      (await fetch(taken.data.url ?? '', { headers: owner ? { authorization: owner } : {} })).status
    expect(await statusFor(await tokenOf(sandbox, PHONE))).toBe(200)
    expect(await statusFor(await tokenOf(sandbox, '+234-8021239002'))).toBe(404)
    expect(await statusFor()).toBe(404)
    expect(await statusFor('made-up')).toBe(404)
  })

  test.each([
    ['a text that says it is a picture', new File(['<svg/>'], 'a.png', { type: 'image/png' })],
    ['nothing', new File([], 'a.jpg', { type: 'image/jpeg' })],
    ['a GIF', new File(['GIF89a……'], 'a.gif', { type: 'image/gif' })],
    ['a PDF behind a name', new File(['%PDF-1.7'], 'a.webp', { type: 'image/webp' })],
  ])('is refused where it is %s', async (_, file) => {
    expect(await upload(file)).toMatchObject({ failure: { kind: 'envelope', code: 415, isRetryable: false } })
  })

  test('is refused above 16 MB, and without a file', async () => {
    const large = new File([pictureOf('image/jpeg'), Buffer.alloc(17 * 1024 * 1024)], 'a.jpg')
    expect(await upload(large)).toMatchObject({ failure: { code: 413 } })
    expect(await uploadRaw({ file: 'no file' }, token)).toMatchObject({ failure: { code: 400 } })
  })

  test('is refused without a token, with a made-up one, and with one that is over', async () => {
    const file = new File([pictureOf('image/png')], 'a.png')
    const over = { failure: { kind: 'envelope', code: 50008 } }
    expect(await uploadRaw({ file })).toMatchObject(over)
    expect(await upload(file, 'made-up')).toMatchObject(over)
    await goTo(31)
    expect(await upload(file)).toMatchObject(over)
    expect(await rowsOf(sandbox, 'SELECT 1 FROM files WHERE octet_length(bytes) = 0')).toEqual([])
  })
})

describe('a visitor', () => {
  test('who is not known hands pictures in as a guest, each for themselves', async () => {
    const guests = await Promise.all([1, 2].map(() => answerOf(sandbox, 'accountGuest', NIGERIA)))
    const taken = await upload(new File([pictureOf('image/webp')], 'a.webp'), guests[0]?.token)
    if (!taken.ok) throw taken.failure.cause
    const statuses = await Promise.all(
      guests.map(async (guest) => {
        const answer = await fetch(taken.data.url ?? '', { headers: { authorization: guest.token } })
        return answer.status
      }),
    )
    expect(statuses).toEqual([200, 404])
  })
})
