import type { CountryCode } from '@carelane/countries'

export interface DataLaw {
  /** Of days, within which a request to see, correct or delete one's data is answered. */
  days: number
  /** Null where we answer by our own promise. */
  source: string | null
}

const OUR_PROMISE: DataLaw = { days: 30, source: null }

const DATA_LAWS: Partial<Record<CountryCode, DataLaw>> = {
  br: { days: 15, source: 'Lei 13.709/2018 (LGPD), art. 19' },
  es: { days: 30, source: 'Reglamento (UE) 2016/679 (RGPD), art. 12' },
  in: { days: 30, source: 'Digital Personal Data Protection Act, 2023' },
  ng: { days: 30, source: 'Nigeria Data Protection Act, 2023' },
  pl: { days: 30, source: 'Rozporządzenie (UE) 2016/679 (RODO), art. 12' },
  sa: { days: 30, source: 'Personal Data Protection Law (PDPL)' },
  tr: { days: 30, source: '6698 sayılı Kanun (KVKK), md. 13' },
}

export function dataLawOf(country: CountryCode): DataLaw {
  return DATA_LAWS[country] ?? OUR_PROMISE
}
