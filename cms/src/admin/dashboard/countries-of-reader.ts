import { staffOf } from '../../access/staff'
import type { Country } from '../../payload-types'
import type { Reader } from './document-links'

export type ReadersCountry = Pick<Country, 'id' | 'name' | 'shortName' | 'timeZone' | 'languages'>

/** In the order of their names: the reader's own, or all. */
export async function countriesOfReader({ payload, user, locale }: Reader): Promise<ReadersCountry[]> {
  const staff = staffOf(user)
  if (!staff) return []
  const { docs } = await payload.find({
    collection: 'countries',
    where: staff.seesEveryCountry ? {} : { id: { in: staff.countries } },
    select: { name: true, shortName: true, timeZone: true, languages: true },
    sort: 'name',
    user,
    overrideAccess: false,
    locale: locale as 'en',
    depth: 0,
    pagination: false,
  })
  return docs.map(({ name, ...country }) => ({ ...country, name: name || country.shortName }))
}
