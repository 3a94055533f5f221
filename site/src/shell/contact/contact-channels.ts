import type { CountryData } from '@carelane/main-api'
import type { IconName } from '@/ui/icon/icons'

export interface ContactChannel {
  kind: 'hotline' | 'whatsapp' | 'email'
  href: string
  /** As a person reads it: a number or an address. */
  shown: string
  icon: IconName
}

type Contacts = Pick<CountryData, 'hotlineNumber' | 'whatsapp' | 'email'>

/** The ways to reach a person that a country has, the quickest first. */
export function contactChannels({ hotlineNumber, whatsapp, email }: Contacts): ContactChannel[] {
  const channels: ContactChannel[] = []
  if (hotlineNumber) {
    channels.push({
      kind: 'hotline',
      href: `tel:${hotlineNumber}`,
      shown: grouped(hotlineNumber),
      icon: 'phone',
    })
  }
  if (whatsapp) {
    const number = /(?:wa\.me\/|phone=)\+?(\d+)/.exec(whatsapp)?.[1]
    const shown = number ? grouped(`+${number}`) : new URL(whatsapp).host
    channels.push({ kind: 'whatsapp', href: whatsapp, shown, icon: 'whatsapp' })
  }
  if (email) channels.push({ kind: 'email', href: `mailto:${email}`, shown: email, icon: 'mail' })
  return channels
}

/** `+2347001234567` as `+234 700 123 4567`: groups of three from the front, no group of one at the end. */
function grouped(number: string): string {
  return number.replace(/(\d{3})(?=\d{2})/g, '$1 ').trim()
}
