import type { CountryCode } from '@carelane/countries'
import type { TypedLookup } from './read-lookup'

/** One field takes either [2.4#23]: only numbers of orders have letters. */
export function typedAtHome(typed: string, country: CountryCode): TypedLookup {
  const isPhone = /\p{Nd}/u.test(typed) && !/\p{L}/u.test(typed)
  return {
    by: isPhone ? 'phone' : 'order',
    orderNumber: isPhone ? '' : typed,
    region: country.toUpperCase(),
    phone: isPhone ? typed : '',
  }
}
