import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { burmeseInUnicode } from './burmese-in-unicode'

const INTENTS = resolve(import.meta.dirname, '../../../content/intents')

test.each([
  ['ဖုန္း', 'ဖုန်း'],
  ['ေရစိုသြားလို႔', 'ရေစိုသွားလို့'],
  ['Nova 4 ဖုန္း', 'Nova 4 ဖုန်း'],
])('Zawgyi becomes Unicode: %s', (typed, read) => {
  expect(burmeseInUnicode(typed)).toBe(read)
})

test.each(['', 'hello', 'ကာလပေါက်ဈေး', 'โทรศัพท์'])('anything else stays as it is: %s', (typed) => {
  expect(burmeseInUnicode(typed)).toBe(typed)
})

test('no phrase that people write in Unicode is taken for Zawgyi', () => {
  const phrases = readdirSync(INTENTS).flatMap((intent) => {
    const { phrases: written } = parse(readFileSync(`${INTENTS}/${intent}/my.yaml`, 'utf8')) as {
      phrases: string
    }
    return written.split('\n')
  })
  expect(phrases.length).toBeGreaterThan(3_000)
  expect(phrases.filter((phrase) => burmeseInUnicode(phrase) !== phrase)).toEqual([])
})
