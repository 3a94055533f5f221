import { COUNTRIES } from '@carelane/countries'
import { expect, test } from 'vitest'
import { countryZones } from './country-zones'

const zones = countryZones({
  defaultTimezones: [
    { value: 'Asia/Tokyo', label: 'Tokyo' },
    { value: 'Africa/Lagos', label: 'Lagos' },
  ],
})

test('offers the clock of every country, by its name, once', () => {
  for (const { timeZone, name } of Object.values(COUNTRIES))
    expect(zones.filter(({ value }) => value === timeZone)).toEqual([
      { value: timeZone, label: expect.stringContaining(name) as string },
    ])
  expect(zones).toContainEqual({ value: 'Africa/Nairobi', label: 'Kenya: Nairobi' })
})

test('offers the other clocks of Payload after them', () => {
  expect(zones.at(-1)).toEqual({ value: 'Asia/Tokyo', label: 'Tokyo' })
})
