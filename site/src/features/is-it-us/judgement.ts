import type { CountryCode } from '@carelane/countries'
import type { OwnAccount } from './our-contacts'

export interface FoundCenter {
  name: string
  address: string | null
  phone: string | null
}

export type Judgement =
  | { verdict: 'ours'; why: 'site' | 'app' }
  | { verdict: 'ours'; why: 'hotline' | 'whatsapp' | 'email'; country: CountryCode }
  | { verdict: 'ours'; why: 'account'; country: CountryCode; account: OwnAccount }
  | { verdict: 'ours'; why: 'centerPhone' | 'centerEmail' | 'centerName'; center: FoundCenter }
  | { verdict: 'notOurs'; why: 'hidden' | 'lookAlike' | 'link' | 'account' | 'email' | 'phone' }
  | { verdict: 'unknown'; why: 'hidesOwner' | 'unencrypted' | 'ownDomain' }
  | { verdict: 'unknown'; why: 'accountName'; accounts: readonly OwnAccount[] }
  | { verdict: 'unknown'; why: 'name'; centers: readonly FoundCenter[] }
