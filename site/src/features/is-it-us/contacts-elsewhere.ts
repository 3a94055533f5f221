import { COUNTRY_CODES, type CountryCode } from '@carelane/countries'
import { getInfoOfOther } from '@/content/country'
import { contactsOf, type OwnContacts } from './our-contacts'

const AT_ONCE = 8

/** What countries publish. One that the cms does not have publishes nothing. */
export async function contactsElsewhere(countries: readonly CountryCode[]): Promise<OwnContacts[]> {
  const found: OwnContacts[] = []
  for (let at = 0; at < countries.length; at += AT_ONCE) {
    const some = countries.slice(at, at + AT_ONCE)
    const infos = await Promise.all(some.map(getInfoOfOther))
    infos.forEach((info, place) => {
      const country = some[place]
      if (info && country) found.push(contactsOf(country, info))
    })
  }
  return found
}

export function otherCountries(own: CountryCode): CountryCode[] {
  return COUNTRY_CODES.filter((country) => country !== own)
}
