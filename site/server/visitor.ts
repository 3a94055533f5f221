import type { CountryCode } from '@carelane/countries'
import type { IncomingMessage } from 'node:http'
import { wantsLessData } from '@/features/data-light/less-data'
import { clientAddress } from './http/client-address'
import { negotiateEncoding, type Encoding } from './http/negotiate-encoding'
import { isActionOfClient, isRscRequest } from './next-internals/rsc-requests'
import type { ServerSettings } from './settings'
import { countryOfIsoCode, type CountryOfAddress } from './visitor-country/country-database'

interface Sources {
  readonly settings: Pick<ServerSettings, 'countryHeader' | 'isTrustedProxy'>
  readonly countryOfAddress: CountryOfAddress
}

/**
 * Who sent a request, made once for each and carried to where it is answered. Each fact is found when it is first asked
 * for: most requests need one or two.
 */
export class Visitor {
  private knownAddress: string | undefined
  private knownCountry: CountryCode | undefined

  constructor(
    private readonly request: IncomingMessage,
    private readonly sources: Sources,
  ) {}

  /** Behind all proxies of ours. */
  get address(): string {
    const { socket, headers } = this.request
    return (this.knownAddress ??= clientAddress(
      this.sources.settings.isTrustedProxy,
      socket.remoteAddress,
      headers['x-forwarded-for']?.toString(),
    ))
  }

  /**
   * Where they come from [2.2#11]: what the CDN says, where one is configured and the request came through a proxy of
   * ours, else what the offline database says of the address.
   */
  get country(): CountryCode {
    return (this.knownCountry ??= this.findCountry())
  }

  /** The encoding of ours that they like best. */
  get encoding(): Encoding {
    return negotiateEncoding(this.request.headers['accept-encoding'])
  }

  /** Whether a browser shows the answer as a page; else Next's client reads it, in a page that is open. */
  get isDocument(): boolean {
    const { headers } = this.request
    return !isRscRequest(headers) && !isActionOfClient(headers)
  }

  /** Whether they get pages without scripts and with small pictures. */
  get savesData(): boolean {
    return wantsLessData(this.request.headers)
  }

  private findCountry(): CountryCode {
    const { countryHeader, isTrustedProxy } = this.sources.settings
    const named = countryHeader === null ? undefined : this.request.headers[countryHeader]?.toString()
    const peer = clientAddress(() => false, this.request.socket.remoteAddress, undefined)
    return named && isTrustedProxy(peer)
      ? countryOfIsoCode(named)
      : this.sources.countryOfAddress(this.address)
  }
}
