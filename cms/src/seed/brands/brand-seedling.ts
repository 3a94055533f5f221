import type { Seedling } from '../seed-once'
import type { SEED_BRANDS } from './brands'

export function brandSeedling({ slug, name }: (typeof SEED_BRANDS)[number], at: number): Seedling {
  return {
    key: `brand:${slug}`,
    collection: 'brands',
    existing: { slug: { equals: slug } },
    content: async () => ({ slug, name, order: (at + 1) * 10 }),
  }
}
