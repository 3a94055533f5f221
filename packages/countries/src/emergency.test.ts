import { describe, expect, test } from 'vitest'
import { isCountryCode } from './codes'
import { EMERGENCY_NUMBERS, HELP_LINES, type OpenedSource } from './emergency'

const countries = Object.entries(EMERGENCY_NUMBERS)
const lines = Object.entries(HELP_LINES)

function expectOpened(sources: readonly OpenedSource[]) {
  expect(sources.length).toBeGreaterThan(0)
  for (const { address, read } of sources) {
    expect(new URL(address).protocol).toMatch(/^https?:$/)
    expect(new Date(read).toISOString().slice(0, 10)).toBe(read)
  }
}

describe('the emergency numbers', () => {
  test.each(countries)(
    'of %s can be dialled, and say where they were read and when',
    (code, { fire, ambulance, sources }) => {
      expect(isCountryCode(code)).toBe(true)
      expect([...fire, ...ambulance].length).toBeGreaterThan(0)
      for (const number of [...fire, ...ambulance]) expect(number).toMatch(/^\d{2,4}$/)
      expectOpened(sources)
    },
  )

  test('are left out where no source named one, and for visitors of no country', () => {
    expect(EMERGENCY_NUMBERS.global).toBeUndefined()
    expect(EMERGENCY_NUMBERS.cd).toBeUndefined()
    expect(EMERGENCY_NUMBERS.mm?.ambulance).toEqual([])
  })
})

describe('the help lines', () => {
  test.each(lines)(
    'of %s can be dialled, and say where they were read and when',
    (code, { number, sources }) => {
      expect(isCountryCode(code)).toBe(true)
      expect(number).toMatch(/^\d{3,10}$/)
      expectOpened(sources)
    },
  )
})
