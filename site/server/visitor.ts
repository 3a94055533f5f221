import type { CountryCode } from '@carelane/countries'
import type { IncomingMessage } from 'node:http'
import { wantsLessData } from '@/features/data-light/less-data'
import { clientAddress } from '@carelane/config/client-address'
import { negotiateEncoding, type Encoding } from './http/negotiate-encoding'
import { isActionOfClient, isRscRequest } from './next-internals/rsc-requests'
import type { ServerSettings } from './settings'
import { countryOfIsoCode, type CountryOfAddress } from './visitor-country/country-database'

interface Sources {
  readonly settings: Pick<ServerSettings, 'countryHeader' | 'isTrustedProxy'>
  readonly countryOfAddress: CountryOfAddress
}

export class Visitor {
  private knownAddress: string | undefined
  private knownCountry: CountryCode | undefined

  constructor(
    private readonly request: IncomingMessage,
    private readonly sources: Sources,
  ) {}

  get address(): string {
    const { socket, headers } = this.request
    return (this.knownAddress ??= clientAddress(
      this.sources.settings.isTrustedProxy,
      socket.remoteAddress,
      headers['x-forwarded-for']?.toString(),
    ))
  }

  /** [2.2#11]: the CDN's header from a trusted proxy, else the database. */
  get country(): CountryCode {
    return (this.knownCountry ??= this.findCountry())
  }

  get encoding(): Encoding {
    return negotiateEncoding(this.request.headers['accept-encoding'])
  }

  get isDocument(): boolean {
    const { headers } = this.request
    return !isRscRequest(headers) && !isActionOfClient(headers)
  }

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
