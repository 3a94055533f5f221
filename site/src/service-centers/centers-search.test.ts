import { expect, test } from 'vitest'
import { askedIn, askedOf, centersSearch } from './centers-search'

test('an address names what is asked, in one order, and nothing that goes without saying', () => {
  expect(centersSearch({}, 'ng')).toBe('')
  expect(centersSearch({ country: 'ng', state: '', city: '', q: ' ', page: '1' }, 'ng')).toBe('')
  expect(
    centersSearch(
      { page: '2', open: '1', q: 'market & co', brand: 'Kite', state: 'Lagos', country: 'ke' },
      'ng',
    ),
  ).toBe('?country=ke&state=Lagos&brand=Kite&q=market+%26+co&open=1&page=2')
})

test('an address is read back as it was written', () => {
  const place = { country: 'eg', state: 'القاهرة', city: '', q: '১২' }
  const part = { model: 'Aster Nova 5', part: 'Écran & cadre' }
  const asked = { ...place, ...part, brand: '', kind: 'tv', open: '1', sort: 'slot', page: '3' }
  expect(askedIn(new URLSearchParams(centersSearch(asked, 'ng')))).toEqual(asked)
  expect(askedIn(new URLSearchParams('?utm_source=x'))).toEqual({
    country: '',
    state: '',
    city: '',
    brand: '',
    kind: '',
    q: '',
    open: '',
    model: '',
    part: '',
    sort: '',
    page: '',
  })
})

test('the parameters of a page say the same', () => {
  expect(centersSearch(askedOf({}), 'ng')).toBe('')
  expect(centersSearch(askedOf({ state: ['Lagos', 'Kano'], q: 'x', other: 'y' }), 'ng')).toBe(
    '?state=Lagos&q=x',
  )
})
