import { LOCALES } from '@carelane/countries'
import { describe, expect, test } from 'vitest'
import { getMessages } from './get-messages'
import { mergeMessages } from './merge-messages'
import { TABLES } from './tables.generated'

describe('getMessages', () => {
  test('gives a variant what differs, and the rest in its language', () => {
    expect(getMessages('pt-PT').header.ownAccount).toBe('A minha conta')
    expect(getMessages('pt-PT').header.account).toBe(TABLES.pt.header.account)
    expect(getMessages('pt-PT')).toBe(getMessages('pt-PT'))
  })

  test.each(LOCALES)('gives the texts of %s, the same object each time', (locale) => {
    expect(getMessages(locale)).toEqual(TABLES[locale])
    expect(getMessages(locale)).toBe(getMessages(locale))
  })
})

describe('mergeMessages', () => {
  const base = { a: 'one', deep: { b: 'two', c: 'three' } }

  test.each([
    ['nothing', {}, base],
    ['a text deep down', { deep: { c: 'trois' } }, { a: 'one', deep: { b: 'two', c: 'trois' } }],
    ['an empty text', { a: '', deep: { b: ' ' } }, base],
    ['keys that English lacks', { z: 'x', deep: { y: 'x' } }, base],
    ['a text in place of a table', { deep: 'x' }, base],
    ['a table in place of a text', { a: { b: 'x' } }, base],
    ['names of the prototype', JSON.parse('{"__proto__":{"a":"x"},"constructor":"x"}') as object, base],
  ])('takes over %s', (_, override, expected) => {
    expect(mergeMessages(base, override)).toEqual(expected)
  })

  test('leaves both tables as they were', () => {
    const override = { deep: { b: 'deux' } }
    mergeMessages(base, override)
    expect([base, override]).toEqual([{ a: 'one', deep: { b: 'two', c: 'three' } }, { deep: { b: 'deux' } }])
  })
})
