import type { LandingSection } from '@carelane/main-api'

export type CardItem = Extract<LandingSection, { type: 'cards' }>['items'][number]

export type CardsForm = 'tiles' | 'row' | 'links' | 'folded'

/** Two rows of tiles; more are a list. */
const MOST_IN_ROW = 4

/** By what the cards hold, so that sections of the home differ without a setting. */
export function cardsForm(items: readonly CardItem[]): CardsForm {
  if (items.every(({ icon, text }) => icon !== null && text === null)) return 'tiles'
  if (items.every(({ icon, picture }) => icon === null && picture === null)) return 'folded'
  return items.length > MOST_IN_ROW && items.every(({ url }) => url !== null) ? 'links' : 'row'
}
