import type { CountryCode, Locale } from '@carelane/countries'
import type { Role } from '../access/roles'

export interface DemoAccount {
  email: string
  name: string
  role: Role
  countries?: readonly CountryCode[]
  allCountries?: boolean
  languages?: readonly Locale[]
}

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'administrator@carelane.example', name: 'Demo administrator', role: 'administrator' },
  {
    email: 'editor.nigeria-kenya@carelane.example',
    name: 'Demo editor of Nigeria and Kenya',
    role: 'country-editor',
    countries: ['ng', 'ke'],
  },
  {
    email: 'editor.saudi-arabia@carelane.example',
    name: 'Demo editor of Saudi Arabia',
    role: 'country-editor',
    countries: ['sa'],
  },
  {
    email: 'marketing.nigeria-ghana@carelane.example',
    name: 'Demo marketing of Nigeria and Ghana',
    role: 'marketing',
    countries: ['ng', 'gh'],
  },
  {
    email: 'translator.french-arabic@carelane.example',
    name: 'Demo translator into French and Arabic',
    role: 'translator',
    allCountries: true,
    languages: ['fr', 'ar'],
  },
  {
    email: 'reader@carelane.example',
    name: 'Demo reader',
    role: 'read-only',
    allCountries: true,
  },
]
