import type { CountryCode } from '@carelane/countries'
import type { SeedArticle } from './article'

export function isShownIn({ countries }: Pick<SeedArticle, 'countries'>, country: CountryCode): boolean {
  return countries?.includes(country) ?? true
}
