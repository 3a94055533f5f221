import { expect, test } from 'vitest'
import { readOldAddress } from './old-address'

test.each([
  ['#/h5?type=2&language=fr', { kind: 'privacy', language: 'fr' }],
  ['#/h5?type=1&language=ar', { kind: 'terms', language: 'ar' }],
  ['#/h5?type=3&language=ru', { kind: 'cookies', language: 'ru' }],
  ['#/h5/?language=pt&type=2', { kind: 'privacy', language: 'pt' }],
  ['#/h5?type=1', { kind: 'terms', language: null }],
  ['#/pk-policy', { kind: 'pk-policy', language: null }],
])('%s leads to its page [7#54]–[7#57]', (fragment, expected) => {
  expect(readOldAddress(fragment)).toEqual(expected)
})

const KNOWN = 'ar bg cs de el en es fr hi hu it nl pl pt ro ru sk sl sv'

test.each(KNOWN.split(' '))('the language %s is known there [5#9]', (language) => {
  expect(readOldAddress(`#/h5?type=1&language=${language}`)).toEqual({ kind: 'terms', language })
})

test.each(['th', 'id', 'uz', 'EN', '', 'xx'])('the language %s is English there [5#9]', (language) => {
  expect(readOldAddress(`#/h5?type=1&language=${language}`)).toEqual({ kind: 'terms', language: 'en' })
})

test.each([
  '',
  '#',
  '#/',
  '#/h5',
  '#/h5?type=4',
  '#/h5?type=constructor',
  '#/other?type=1',
  '#//evil.example',
])('%s leads nowhere', (fragment) => {
  expect(readOldAddress(fragment)).toBeNull()
})
