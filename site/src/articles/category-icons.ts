import type { TIPS_CATEGORIES } from '@carelane/main-api'
import type { IconName } from '@/ui/icon/icons'

export const CATEGORY_ICONS = {
  'mobile-phones': 'smartphone',
  tvs: 'tv',
  computers: 'computer',
  tablets: 'tablet',
  'home-appliances': 'appliance',
} satisfies Record<(typeof TIPS_CATEGORIES)[number], IconName>
