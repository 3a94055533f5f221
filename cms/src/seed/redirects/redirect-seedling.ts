import type { Seedling } from '../seed-once'
import type { SEED_REDIRECTS } from './redirects'

export function redirectSeedling({ name, from, to }: (typeof SEED_REDIRECTS)[number]): Seedling {
  return {
    key: `redirect:${name}`,
    collection: 'redirects',
    existing: { from: { equals: from } },
    content: async () => ({ from, to, permanent: true }),
  }
}
