import { expect, test } from 'vitest'
import { LONGEST_TEXT, readCentersQuery } from './centers-query'

const read = (query: Record<string, unknown>) => readCentersQuery(query, 'ng')

test('without a query it is the section, from its beginning', () => {
  const nothing = {
    ...{ state: null, city: null, brand: null, kind: null, keyword: null },
    ...{ isOpen: false, part: null, isBySlot: false },
  }
  expect(read({})).toEqual({ country: 'ng', ...nothing, page: 1 })
})

test('a shared address is read whole', () => {
  const query = {
    country: 'ke',
    state: 'Nairobi',
    city: 'Ruaka',
    brand: 'Kite',
    kind: 'tv',
    q: 'market',
    open: '1',
    model: 'Kite Vision 43',
    part: 'Panel',
    sort: 'slot',
    page: '3',
  }
  expect(read(query)).toEqual({
    country: 'ke',
    state: 'Nairobi',
    city: 'Ruaka',
    brand: 'Kite',
    kind: 'tv',
    keyword: 'market',
    isOpen: true,
    part: { model: 'Kite Vision 43', part: 'Panel' },
    isBySlot: true,
    page: 3,
  })
})

test.each([
  ['  Lagos \n\t Island\u0000 ', 'Lagos Island'],
  ['القاهرة', 'القاهرة'],
  ['\u2066+2348021232087\u2069', '+2348021232087'],
  ['ইকেজা ১২', 'ইকেজা ১২'],
  ['📱', '📱'],
  ["'; DROP TABLE service_centres; --", "'; DROP TABLE service_centres; --"],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('the keyword %j is asked as %j', (typed, keyword) => expect(read({ q: typed }).keyword).toBe(keyword))

test('10,000 characters are cut between characters', () => {
  const { keyword } = read({ q: `${'a'.repeat(LONGEST_TEXT - 1)}${'📱'.repeat(5000)}` })
  expect(keyword).toBe('a'.repeat(LONGEST_TEXT - 1))
})

test.each([
  { country: 'xx' },
  { country: 'NG' },
  { country: ['ng', 'ke'] },
  { state: '' },
  { q: {} },
  { brand: 'Contoso' },
  { open: 'yes' },
  { kind: 'spaceship' },
  { kind: ['toString'] },
  { model: 'Aster Nova 5' },
  { part: 'Screen' },
  { model: ' ', part: 'Screen' },
  { part: {}, model: 'Aster Nova 5' },
  { sort: 'distance' },
  { page: '0' },
  { page: '-1' },
  { page: '1e9' },
  { page: 'two' },
])('%j asks nothing', (query) => expect(read(query)).toEqual(read({})))
