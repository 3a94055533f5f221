import type { CountryCode } from '@carelane/countries'

export interface LegalGuarantee {
  /** For which who sold new goods to a consumer answers for their faults, from the day they were handed over. */
  months: number
  /** Where that stands. */
  source: string
}

/**
 * Only where the law names one period for goods like these, and we are certain of it. Brazil's 90 days run from the day on
 * which a hidden fault shows, so one number would mislead there.
 */
const LEGAL_GUARANTEES: Partial<Record<CountryCode, LegalGuarantee>> = {
  ar: { months: 6, source: 'Ley 24.240, art. 11' },
  es: { months: 36, source: 'Real Decreto Legislativo 1/2007, art. 120' },
  pl: { months: 24, source: 'Ustawa o prawach konsumenta, art. 43c' },
  tr: { months: 24, source: '6502 sayılı Kanun, md. 12' },
  za: { months: 6, source: 'Consumer Protection Act 68 of 2008, section 56' },
}

export function legalGuaranteeOf(country: CountryCode): LegalGuarantee | undefined {
  return LEGAL_GUARANTEES[country]
}

/**
 * Directive (EU) 2019/771, art. 13 and 17: a fault is mended or the device replaced for free, else the price lowered or paid back; and a
 * warranty says that it does not take that away.
 */
const OF_THE_UNION: ReadonlySet<CountryCode> = new Set(['es', 'pl'])

export function isUnionLaw(country: CountryCode): boolean {
  return OF_THE_UNION.has(country)
}
