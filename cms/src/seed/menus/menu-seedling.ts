import type { CountryCode } from '@carelane/countries'
import type { Seedling } from '../seed-once'
import { menuOf } from './menu'

export function menuSeedling(
  code: CountryCode,
  country: number,
  articleId: (slug: string) => number | undefined,
): Seedling {
  return {
    key: `menu:${code}`,
    collection: 'menus',
    existing: { country: { equals: country } },
    content: async () => ({ country, items: menuOf(code, articleId) }),
  }
}
