import type { CountryData } from '@carelane/main-api'
import type { IconName } from '@/ui/icon/icons'

export interface ContactChannel {
  kind: 'hotline' | 'whatsapp' | 'email'
  href: string
  shown: string
  icon: IconName
}

type Contacts = Pick<CountryData, 'hotlineNumber' | 'whatsapp' | 'email'>

/** Fastest first. */
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

/** `+2347001234567` → `+234 700 123 4567` */
function grouped(number: string): string {
  return number.replace(/(\d{3})(?=\d{2})/g, '$1 ').trim()
}
