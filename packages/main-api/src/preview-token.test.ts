import { expect, test } from 'vitest'
import { makePreviewToken, readPreviewToken, type PreviewPass } from './preview-token'

const SECRET = 'a secret of the tests, long enough'
const NOW = Date.UTC(2026, 10, 21)
const PASS: PreviewPass = {
  collection: 'news',
  id: 7,
  user: 3,
  session: 'e1f0',
  admin: 'https://cms.example',
  expires: NOW / 1000 + 60,
}

test('a token carries what it vouches for until it expires', () => {
  const token = makePreviewToken(SECRET, PASS)
  expect(readPreviewToken(SECRET, token, NOW)).toEqual(PASS)
  expect(readPreviewToken(SECRET, token, NOW + 59_999)).toEqual(PASS)
  expect(readPreviewToken(SECRET, token, NOW + 60_000)).toBeNull()
})

test('a token for a moment carries it, and none carries anything else for one', () => {
  const moment = { ...PASS, collection: 'countries', at: '2026-11-30T11:00:00.000Z' }
  expect(readPreviewToken(SECRET, makePreviewToken(SECRET, moment), NOW)).toEqual(moment)
  expect(readPreviewToken(SECRET, makePreviewToken(SECRET, { ...moment, at: 'soon' }), NOW)).toBeNull()
})

test('nothing else is one', () => {
  const token = makePreviewToken(SECRET, PASS)
  const [facts = '', signature = ''] = token.split('.')
  const other = Buffer.from(JSON.stringify({ ...PASS, id: 8 })).toString('base64url')
  for (const forged of [
    '',
    '.',
    facts,
    `${facts}.`,
    `${other}.${signature}`,
    `${facts}.${signature}.x`,
    `${token}A`,
    makePreviewToken('another secret of the same length!', PASS),
  ]) {
    expect(readPreviewToken(SECRET, forged, NOW), forged).toBeNull()
  }
  expect(
    readPreviewToken(SECRET, makePreviewToken(SECRET, { ...PASS, admin: 'javascript:alert(1)' }), NOW),
  ).toBeNull()
})
