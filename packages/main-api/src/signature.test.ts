import { expect, test } from 'vitest'
import {
  isSigned,
  isSignedAnswer,
  isSignedCall,
  SIGNATURE_HEADER,
  signedAnswer,
  signedCall,
  signedHeaders,
  TIMESTAMP_HEADER,
} from './signature'

const SECRET = 'for tests alone, and long enough for it'
const NOW = 1_800_000_000_000
const call = { method: 'POST', path: '/api/internal/a/?page=1', body: '{"a":1}' }

const given = (headers: Record<string, string>) => ({
  timestamp: headers[TIMESTAMP_HEADER],
  signature: headers[SIGNATURE_HEADER],
})
const ofCall = given(signedCall(SECRET, call, NOW))

test('a call is known by its signature for 300 s', () => {
  expect(isSignedCall(SECRET, ofCall, call, NOW)).toBe(true)
  expect(isSignedCall(SECRET, ofCall, call, NOW + 299_000)).toBe(true)
  expect(isSignedCall(SECRET, ofCall, call, NOW + 301_000)).toBe(false)
  expect(isSignedCall('another secret of the same length!!!!!!', ofCall, call, NOW)).toBe(false)
})

test.each([
  ['method', { ...call, method: 'GET' }],
  ['path', { ...call, path: '/api/internal/b/?page=1' }],
  ['query', { ...call, path: '/api/internal/a/?page=2' }],
  ['body', { ...call, body: '{"a":2}' }],
])('the signature of a call is none of one with another %s', (_, other) => {
  expect(isSignedCall(SECRET, ofCall, other, NOW)).toBe(false)
})

test('the signature of a publication is none of a call, nor the other way round', () => {
  expect(isSignedCall(SECRET, given(signedHeaders(SECRET, call.body, NOW)), call, NOW)).toBe(false)
  expect(isSigned(SECRET, ofCall, call.body, NOW)).toBe(false)
})

test('the signature of an answer is none of another status, body or call', () => {
  const answer = { callSignature: ofCall.signature ?? '', status: 200, body: '{}' }
  const signature = given(signedAnswer(SECRET, answer, NOW))
  expect(isSignedAnswer(SECRET, signature, answer, NOW)).toBe(true)
  for (const other of [{ status: 404 }, { body: '[]' }, { callSignature: 'sha256=x' }])
    expect(isSignedAnswer(SECRET, signature, { ...answer, ...other }, NOW)).toBe(false)
  expect(isSignedAnswer(SECRET, ofCall, answer, NOW)).toBe(false)
})
