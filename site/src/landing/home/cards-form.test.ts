import { expect, test } from 'vitest'
import { cardsForm, type CardItem } from './cards-form'

const CARD: CardItem = {
  title: 'Phone repair',
  text: 'All faults.',
  icon: 'phone',
  picture: null,
  url: 'faq',
}
const many = (item: CardItem, count: number) => Array.from({ length: count }, () => item)

test.each([
  ['tiles', 'icons without text', many({ ...CARD, text: null }, 4)],
  ['row', 'icons and text', many(CARD, 4)],
  ['links', 'more than four with icons, all of which lead on', many(CARD, 5)],
  ['row', 'more than four, one of which leads nowhere', [...many(CARD, 5), { ...CARD, url: null }]],
  ['folded', 'no icons', many({ ...CARD, icon: null }, 4)],
] as const)('%s: %s', (form, _what, items) => {
  expect(cardsForm(items)).toBe(form)
})
