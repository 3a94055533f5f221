import { COUNTRY_CODES, type CountryCode } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { accessibilityLawOf } from './accessibility-law'
import { dataLawOf } from './data-law'
import { legalGuaranteeOf } from './legal-guarantee'
import { withdrawalOf } from './withdrawal'

interface Expected {
  /** Months */
  guarantee?: number
  withdrawal?: string
  /** Days, and whether a law is named. */
  data: string
  hasAccessibilityLaw?: true
}

const PROMISED: Expected = { data: '30' }

const EXPECTED: Partial<Record<CountryCode, Expected>> = {
  ar: { ...PROMISED, guarantee: 6, withdrawal: '10' },
  br: { withdrawal: '7', data: '15 by law' },
  co: { ...PROMISED, withdrawal: '5 working' },
  eg: { ...PROMISED, withdrawal: '14' },
  es: { guarantee: 36, withdrawal: '14', data: '30 by law', hasAccessibilityLaw: true },
  in: { data: '30 by law', hasAccessibilityLaw: true },
  ma: { ...PROMISED, withdrawal: '7' },
  ng: { data: '30 by law' },
  pl: { guarantee: 24, withdrawal: '14', data: '30 by law', hasAccessibilityLaw: true },
  sa: { data: '30 by law' },
  tn: { ...PROMISED, withdrawal: '10 working' },
  tr: { guarantee: 24, withdrawal: '14', data: '30 by law' },
  za: { ...PROMISED, guarantee: 6, withdrawal: '7' },
}

describe('what the law of a country gives', () => {
  test.each(COUNTRY_CODES)('in %s', (country) => {
    const withdrawal = withdrawalOf(country)
    const data = dataLawOf(country)
    const guarantee = legalGuaranteeOf(country)?.months
    const law: Expected = {
      ...(guarantee !== undefined && { guarantee }),
      ...(withdrawal && { withdrawal: `${withdrawal.days}${withdrawal.isWorkingDays ? ' working' : ''}` }),
      data: `${data.days}${data.source === null ? '' : ' by law'}`,
      ...(accessibilityLawOf(country) !== undefined && { hasAccessibilityLaw: true as const }),
    }
    expect(law).toEqual(EXPECTED[country] ?? PROMISED)
  })
})
