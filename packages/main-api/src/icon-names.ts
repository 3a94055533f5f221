/** The icons that a menu item may have; the cms offers them by name, the site draws them. */
export const ICON_NAMES = [
  'appliance',
  'appointment',
  'article',
  'chat',
  'computer',
  'download',
  'home',
  'information',
  'location',
  'mail',
  'part',
  'phone',
  'policy',
  'price',
  'question',
  'repair',
  'screen',
  'shield',
  'status',
  'tablet',
  'tip',
  'tv',
  'unlock',
  'warranty',
] as const

export type IconName = (typeof ICON_NAMES)[number]
