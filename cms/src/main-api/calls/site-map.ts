import type { HrefLangs } from '@carelane/main-api'
import type { Answer } from '../answer'
import { type ListedCountry, findCountries } from '../queries/countries'
import { EDITED_KINDS, type EditedPage, findEditedPages } from '../queries/edited-pages'
import { alternatesOf } from './href-lang'

/** What the site map is made of; the kinds' tags alone, for there are more pages than a header has room for. */
export const siteMap: Answer<'siteMap'> = async (db) => {
  const [edited, countries] = await Promise.all([findEditedPages(db), findCountries(db)])
  const lists = new Lists()
  lists.placeOf(alternatesOf(countries, { sections: null }))
  const pages = edited.flatMap((page) => entryOf(page, countries, lists))
  return { result: { audiences: lists.all, pages }, tags: ['countries', ...EDITED_KINDS] }
}

function entryOf(
  { name, updatedAt, key, sections }: EditedPage,
  countries: readonly ListedCountry[],
  lists: Lists,
) {
  const shown = key === null ? sections : (sections?.map((section) => ({ ...section, key: null })) ?? null)
  const alternates = alternatesOf(countries, { sections: shown })
  if (alternates.length === 0) return []
  const audience = lists.placeOf(alternates)
  return [{ name, ...(key !== null && { key }), updatedAt: updatedAt.toISOString(), audience }]
}

/** Each list once: almost all pages share a few. */
class Lists {
  readonly all: HrefLangs[] = []
  private readonly places = new Map<string, number>()

  placeOf(list: HrefLangs): number {
    const text = JSON.stringify(list)
    const place = this.places.get(text) ?? this.all.push(list) - 1
    this.places.set(text, place)
    return place
  }
}
