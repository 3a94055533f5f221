import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { currentSession } from './account'

export interface OwnContact {
  name?: string
  /** ISO 3166 in capitals; only with a phone. */
  region?: string
  phone?: string
}

export async function ownContact(): Promise<OwnContact> {
  const session = await currentSession()
  if (!session) return {}
  const { nickName, phone } = session.profile
  return { ...(nickName && { name: nickName }), ...(phone && phoneFields(phone)) }
}

/** @param phone as on the wire: `+234-8031234567` */
function phoneFields(phone: string): Pick<OwnContact, 'region' | 'phone'> {
  const number = parsePhoneNumberFromString(phone.replace('-', ''))
  const region =
    number?.country ??
    getCountries().find((country) => getCountryCallingCode(country) === number?.countryCallingCode)
  return number && region ? { region, phone: number.nationalNumber } : {}
}
