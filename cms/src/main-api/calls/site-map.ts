import type { HrefLangs } from '@carelane/main-api'
import type { Answer } from '../answer'
import { type ListedCountry, findCountries } from '../../queries/countries'
import { EDITED_KINDS, type EditedPage, findEditedPages } from '../../queries/edited-pages'
import { alternatesOf } from './href-lang'

/** The tags of all pages would not fit into a header. */
export const siteMap: Answer<'siteMap'> = async (db) => {
  const countries = findCountries(db)
  const edited = await findEditedPages(db, countries)
  const audiences = new Audiences(await countries)
  audiences.placeOf(null)
  const pages = edited.flatMap((page) => entryOf(page, audiences))
  return { result: { audiences: audiences.lists, pages }, tags: ['countries', ...EDITED_KINDS] }
}

function entryOf({ name, updatedAt, key, sections }: EditedPage, audiences: Audiences) {
  const audience = audiences.placeOf(sections)
  if (audience === null) return []
  return [{ name, ...(key !== null && { key }), updatedAt: updatedAt.toISOString(), audience }]
}

/** Most pages share a few lists. */
class Audiences {
  readonly lists: HrefLangs[] = []
  private readonly places = new Map<EditedPage['sections'], number | null>()
  private readonly placesOfLists = new Map<string, number>()

  constructor(private readonly countries: readonly ListedCountry[]) {}

  placeOf(sections: EditedPage['sections']): number | null {
    const known = this.places.get(sections)
    if (known !== undefined) return known
    const list = alternatesOf(this.countries, { sections })
    const place = list.length === 0 ? null : this.placeOfList(list)
    this.places.set(sections, place)
    return place
  }

  private placeOfList(list: HrefLangs): number {
    const text = JSON.stringify(list)
    const place = this.placesOfLists.get(text) ?? this.lists.push(list) - 1
    this.placesOfLists.set(text, place)
    return place
  }
}
