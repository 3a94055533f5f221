import type { IncomingMessage } from 'node:http'
import type { CountryCode } from '@carelane/countries'
import { addressOf, clientAddress } from '../http/client-address'
import type { ServerSettings } from '../settings'
import { countryOfIsoCode, type CountryOfAddress } from './country-database'

/**
 * The country that a visitor comes from [2.2#11]: what the CDN says, where one is configured and the request
 * came through a proxy of ours, else what the offline database says of the address.
 */
export function findVisitorCountry(
  request: IncomingMessage,
  settings: Pick<ServerSettings, 'countryHeader' | 'isTrustedProxy'>,
  countryOfAddress: CountryOfAddress,
): CountryCode {
  const { countryHeader, isTrustedProxy } = settings
  const peer = request.socket.remoteAddress
  const told = countryHeader === null ? undefined : request.headers[countryHeader]?.toString()
  if (told && isTrustedProxy(clientAddress(() => false, peer, undefined))) return countryOfIsoCode(told)
  return countryOfAddress(addressOf(settings, request))
}
