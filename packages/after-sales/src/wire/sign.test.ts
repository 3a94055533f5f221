import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sampleTexts } from '../../test/seeded-random'
import { sign, signLocation } from './sign'

const md5 = (text: string) => createHash('md5').update(text, 'utf8').digest('hex')

describe('sign', () => {
  test('is the MD5 that openssl makes of secretabc,6,true [7#2], [7#5]', () => {
    expect(sign('GET', { c: true, a: 'abc', b: 6 }, 'secret')).toBe('f0c826af779167be9df2c75156654cbf')
  })

  test('sorts as JavaScript sorts texts and keeps empty ones, in UTF-8 [7#3]', () => {
    const values = { é: 'été', b: 1.5, a: 7, B: '', 9: 'Manila', 10: 'ৱ', c: false }
    // python: md5('s3cretৱ,Manila,,7,1.5,false,été')
    expect(sign('GET', values, 's3cret')).toBe('5dd7ad1caeaa966153e582b7230a23e5')
  })

  test('skips undefined, null, arrays and objects [7#4]', () => {
    const values = { a: 'abc', a1: undefined, a2: null, a3: ['x'], a4: { x: 1 }, b: 6, c: true }
    expect(sign('GET', values, 'secret')).toBe('f0c826af779167be9df2c75156654cbf')
  })

  test('takes nothing but the secret for a POST [7#6]', () => {
    expect(sign('POST', { a: 'abc' }, 's3cret')).toBe('33e1b232a4e6fa0028a6670753749a17')
  })

  test('agrees with node:crypto on texts of every kind', () => {
    for (const text of sampleTexts(1)) {
      expect(sign('GET', { b: text, a: 'x' }, text)).toBe(md5(`${text}x,${text}`))
    }
  })
})

describe('signLocation [7#25]', () => {
  test('is the MD5 of latitude, longitude and salt as they are sent', () => {
    expect(signLocation({ lat: '6.524379', lng: '3.379206' }, 'salty')).toBe(
      '8694a384d0cf2412a14a4a5e29851976',
    )
  })

  test('puts Web before the salt where the source is sent', () => {
    const location = { lat: '6.524379', lng: '3.379206', source: 'Web' } as const
    expect(signLocation(location, 'salty')).toBe('1ce741e8bf0560a21879487fb6941423')
  })
})
