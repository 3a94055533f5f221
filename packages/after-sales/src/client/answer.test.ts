import { describe, expect, test } from 'vitest'
import { CALLS } from '../contract/calls'
import { readAnswer } from './answer'

const AES_KEY = 'sixteen byte key'
const DATA = { checkResult: 'notFound', checkTime: '2026-03-02T12:00:00Z' }

const read = (status: number, body: unknown) =>
  readAnswer(
    CALLS.warrantyInfo,
    { status, body: typeof body === 'string' ? body : JSON.stringify(body) },
    AES_KEY,
  )

describe('readAnswer', () => {
  test.each([
    ['code and data', { code: 200, data: DATA, message: 'ok' }],
    ['a code as text', { code: '200', data: DATA }],
    ['status and result (§7)', { status: 200, result: DATA }],
  ])('reads %s', (_, body) => {
    expect(read(200, body)).toMatchObject({ ok: true, data: { checkResult: 'notFound' } })
  })

  test('hands an envelope that is no success to the caller unchanged [8#1]', () => {
    const body = { code: 4711, data: { why: ['x'] }, message: 'No', extra: 1 }
    expect(read(200, body)).toMatchObject({
      ok: false,
      failure: { kind: 'envelope', status: 200, code: 4711, answer: body, isRetryable: false },
    })
  })

  test.each([
    [50008, 'token-invalid'],
    [50012, 'signed-in-elsewhere'],
  ])('names the code %i [8#1]', (code, codeName) => {
    expect(read(200, { code, data: null })).toMatchObject({
      ok: false,
      failure: { kind: 'envelope', codeName },
    })
  })

  test.each([
    [500, true],
    [503, true],
    [429, true],
    [404, false],
    [302, false],
  ])('returns HTTP %i as a failure [8#2]', (status, isRetryable) => {
    expect(read(status, '<html>')).toMatchObject({
      ok: false,
      failure: { kind: 'http', status, isRetryable },
    })
  })

  test('keeps what came with an HTTP error', () => {
    const body = { code: 50008, message: 'token' }
    expect(read(401, body)).toMatchObject({
      failure: { kind: 'http', status: 401, code: 50008, codeName: 'token-invalid', answer: body },
    })
  })

  test.each([
    ['garbage', '%PDF-1.7'],
    ['JSON without an envelope', { hello: 1 }],
    ['a list', [1]],
    ['data of another shape', { code: 200, data: { checkResult: 5, checkTime: '490154203237518' } }],
    ['no data', { code: 200 }],
    ['nothing', ''],
  ])('calls %s invalid, and quotes nothing of it', (_, body) => {
    const result = read(200, body)
    expect(result).toMatchObject({ ok: false, failure: { kind: 'invalid', status: 200, isRetryable: false } })
    expect(result.ok || result.failure.cause.message).not.toMatch(/490154203237518|PDF|hello/)
  })
})
