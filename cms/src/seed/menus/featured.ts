import type { CountryCode } from '@carelane/countries'
import type { MenuName } from './names/names'

/** The article that a country's menu puts forward, and the icon beside it. */
export interface Featured {
  name: MenuName
  slug: string
  icon: 'appliance' | 'appointment' | 'phone' | 'policy' | 'location'
}

const APPOINTMENT: Featured = {
  name: 'bookTime',
  slug: 'book-a-repair-time-in-the-philippines',
  icon: 'appointment',
}
const RAMADAN: Featured = {
  name: 'ramadanHours',
  slug: 'service-centre-hours-in-ramadan',
  icon: 'location',
}
const LABEL: Featured = {
  name: 'repairLabel',
  slug: 'a-label-that-says-how-repairable-a-phone-is',
  icon: 'policy',
}
const AIR_CONDITIONER: Featured = {
  name: 'cleanFilter',
  slug: 'clean-air-conditioner-filter',
  icon: 'appliance',
}
const WET_PHONE: Featured = { name: 'wetPhone', slug: 'phone-fell-in-water', icon: 'phone' }
const CHARGING_PORT: Featured = {
  name: 'cleanPort',
  slug: 'how-to-clean-charging-port-on-phone',
  icon: 'phone',
}

const BY_COUNTRY: Partial<Record<CountryCode, Featured>> = {
  ph: APPOINTMENT,
  ...each(['sa', 'ae', 'eg', 'iq', 'ma', 'tn', 'dz', 'pk'], RAMADAN),
  ...each(['global', 'es', 'pl'], LABEL),
  ...each(['in', 'th', 'vn', 'mm', 'mx', 'my', 'sn', 'ne', 'td', 'ml', 'bf'], AIR_CONDITIONER),
  ...each(['bd', 'id', 'br', 'co', 'ec', 'np', 'sl', 'lr', 'mz'], WET_PHONE),
}

export function featuredIn(country: CountryCode): Featured {
  return BY_COUNTRY[country] ?? CHARGING_PORT
}

function each(countries: CountryCode[], featured: Featured): Partial<Record<CountryCode, Featured>> {
  return Object.fromEntries(countries.map((country) => [country, featured]))
}
