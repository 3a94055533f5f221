import { expect, test } from 'vitest'
import { partsMeant } from './parts-meant'

const ROWS = ['Battery', 'Screen', 'Back Cover'].map((part) => ({
  part,
  memory: null,
  price: '1',
  labor: '1',
  total: '2',
  centers: null,
}))

test.each([
  ['en', 'how much is a new display for Nova 5', ['Screen']],
  ['en', 'back cover price', ['Back Cover']],
  ['en', 'screen and battery of Nova 5', ['Battery', 'Screen']],
  ['ar', 'كم سعر شاشة Nova 5', ['Screen']],
  ['ru', 'сколько стоит батарея Nova 5', ['Battery']],
  ['th', 'ราคาหน้าจอ Nova 5', ['Screen']],
  ['en', 'what do parts cost', ['Battery', 'Screen', 'Back Cover']],
] as const)('in %s “%s” means %s', (locale, question, parts) => {
  expect(partsMeant(question, ROWS, locale).map(({ part }) => part)).toEqual(parts)
})
