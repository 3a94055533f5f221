import type { CountryCode } from '@carelane/countries'
import type { CountryData, RichText, SiteInfo } from '@carelane/main-api'
import { SOCIAL_NETWORKS } from '@/shell/footer/social-networks'
import { accountKey, whatsappNumber } from './account-key'
import { phoneForms } from './phone-forms'

export interface OwnPhone {
  /** As `phoneForms` writes them. */
  forms: readonly string[]
  shown: string
  use: 'hotline' | 'whatsapp'
}

export interface OwnAccount {
  /** As `accountKey` writes it. */
  key: string
  url: string
  network: string
}

/** What one country publishes in its footer and on its contact page. */
export interface OwnContacts {
  country: CountryCode
  phones: readonly OwnPhone[]
  emails: readonly string[]
  accounts: readonly OwnAccount[]
  appUrl: string | null
}

interface Published {
  countryData: CountryData
  siteInfo: Pick<SiteInfo, 'appUrl'>
}

export function contactsOf(country: CountryCode, { countryData: data, siteInfo }: Published): OwnContacts {
  const linked = linksIn(data.hotline)
  const dialled = linked.flatMap((link) => (link.startsWith('tel:') ? [link.slice(4)] : []))
  const hotlines = new Set([...(data.hotlineNumber ? [data.hotlineNumber] : []), ...dialled])
  const mailed = linked.flatMap((link) => (link.startsWith('mailto:') ? [link.slice(7)] : []))
  const whatsapp = data.whatsapp && whatsappNumber(data.whatsapp)
  return {
    country,
    phones: [
      ...[...hotlines].map((number) => phone(number, 'hotline', country)),
      ...(whatsapp ? [phone(whatsapp, 'whatsapp', country)] : []),
    ],
    emails: [...(data.email ? [data.email] : []), ...mailed].map((email) => email.toLowerCase()),
    accounts: SOCIAL_NETWORKS.flatMap(({ key: network, name }) => {
      const url = data[network]
      const key = url && accountKey(url)
      return url && key ? [{ key, url, network: name }] : []
    }),
    appUrl: siteInfo.appUrl,
  }
}

function phone(shown: string, use: OwnPhone['use'], country: CountryCode): OwnPhone {
  return { forms: phoneForms(shown, country), shown, use }
}

function linksIn(nodes: RichText): string[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'quote') return []
    return node.children.flatMap((child) => (child.type === 'link' ? [child.href] : []))
  })
}
