import type { CountryCode } from '@carelane/countries'

/** By which the law of the country asks for a website like ours that everybody can use. */
const ACCESSIBILITY_LAWS: Partial<Record<CountryCode, string>> = {
  es: 'Ley 11/2023',
  in: 'Rights of Persons with Disabilities Act, 2016',
  pl: 'Ustawa z dnia 26 kwietnia 2024 r. o zapewnianiu spełniania wymagań dostępności niektórych produktów i usług przez podmioty gospodarcze',
}

export function accessibilityLawOf(country: CountryCode): string | undefined {
  return ACCESSIBILITY_LAWS[country]
}
