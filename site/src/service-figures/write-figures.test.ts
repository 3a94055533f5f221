import { expect, test } from 'vitest'
import { factsOf, figuresWriter } from './write-figures'
import type { FiguresOfCountry } from './find-figures'

const section = { lang: 'ng', region: { tag: 'en-NG', timeZone: 'Africa/Lagos' } }

const center = {
  id: '7',
  repairs: 1204,
  medianDays: 2.2,
  onTime: 9290,
  rating: { average: 4.62, count: 20 },
  faults: [
    { fault: 'battery', repairs: 20, medianDays: 0.3, onTime: null, rating: null },
    { fault: 'camera', repairs: 19, medianDays: 3, onTime: 9000, rating: null },
    { fault: 'haunted', repairs: 50, medianDays: 3, onTime: 9000, rating: null },
  ],
}

const write = (...centers: FiguresOfCountry['centers']) =>
  figuresWriter(section, { country: null, centers })('7')

test('days are rounded up, the share in time is rounded down', () => {
  expect(write(center)?.summary).toBe('Usually 3 days, 92% on time')
  expect(write({ ...center, onTime: null })?.summary).toBe('Usually 3 days')
})

test('faults of fewer than twenty repairs, and those without a name of ours, are left out', () => {
  expect(write(center)?.facts).toEqual([
    { label: 'Customer rating', value: '4.6 of 5' },
    { label: 'Repairs in 90 days', value: '1,204' },
    { label: 'Weak battery', value: '1 day' },
  ])
})

test('a centre with fewer than twenty repairs, or none, has no figures; fewer ratings have no stars', () => {
  expect(write({ ...center, repairs: 19 })).toBeNull()
  expect(write()).toBeNull()
  expect(figuresWriter(section, null)('7')).toBeNull()
  const rated = { ...center, rating: { average: 5, count: 19 } }
  expect(factsOf(rated, section.region).map(({ label }) => label)).not.toContain('Customer rating')
})
