import { ICON_NAMES, type IconName as MenuIconName } from '@carelane/main-api'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icons'

const DRAWN_AS = {
  appliance: 'appliance',
  appointment: 'calendar',
  article: 'news',
  chat: 'chat',
  computer: 'computer',
  download: 'download',
  home: 'home',
  information: 'info',
  location: 'place',
  mail: 'mail',
  part: 'box',
  phone: 'smartphone',
  policy: 'document',
  price: 'price',
  question: 'question',
  repair: 'tool',
  screen: 'screen',
  shield: 'shield',
  status: 'clock',
  tablet: 'tablet',
  tip: 'bulb',
  tv: 'tv',
  unlock: 'unlock',
  warranty: 'shield',
} satisfies Record<MenuIconName, IconName>

export function MenuIcon({ icon, size = 20 }: { icon: string | null; size?: number }) {
  const name = ICON_NAMES.find((known) => known === icon)
  return name ? <Icon name={DRAWN_AS[name]} size={size} /> : null
}
