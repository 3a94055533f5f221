import type { Metadata } from 'next'
import { countryChoiceMetadata } from '@/features/country-choice/country-choice-metadata'
import { CountryChoicePage } from '@/features/country-choice/country-choice-page'

export function generateMetadata(): Promise<Metadata> {
  return countryChoiceMetadata()
}

export default CountryChoicePage
