import type { Seedling } from '../seed-once'
import type { SeedAd } from './ads'
import { renderAd } from './pictures'
import { AD_TITLES } from './titles'

const DAY = 24 * 60 * 60 * 1000

interface Surroundings {
  /** Ids of the countries that show it; null shows it in all. */
  countries: number[] | null
  articleId: (slug: string) => number | undefined
  now: Date
}

export function adSeedling(ad: SeedAd, { countries, articleId, now }: Surroundings): Seedling {
  const { name, slot, area, blockLink, priority, days, target } = ad
  const title = AD_TITLES[name]
  const inDays = (count: number) => new Date(now.getTime() + count * DAY).toISOString()
  return {
    key: `ad:${name}`,
    collection: 'ads',
    existing: { title: { equals: title.en } },
    content: async ({ addPicture }) => {
      const picture = async (form: 'narrow' | 'wide') =>
        addPicture({ name: `${name}-${form}.webp`, alt: title, data: await renderAd(name, form) })
      return {
        title,
        slot,
        area,
        blockLink,
        priority,
        pictureNarrow: await picture('narrow'),
        pictureWide: slot === 'top' ? await picture('wide') : undefined,
        url: 'page' in target ? target.page : String(articleId(target.article) ?? ''),
        ...(days && { from: inDays(days[0]), to: inDays(days[1]) }),
        active: true,
        allCountries: countries === null,
        countries: countries ?? [],
      }
    },
  }
}
