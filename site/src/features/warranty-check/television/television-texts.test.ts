import { getMessages } from '@carelane/messages'
import { describe, expect, test } from 'vitest'

const OF_PHONES = /IMEI|SIM|phone|\*#06#/i
const { warranty, tv } = getMessages('en')

describe('what is said of a television', () => {
  test.each(Object.keys(tv.verdict))('the verdict %s is one of the warranty check', (name) => {
    expect(Object.keys(warranty.verdict)).toContain(name)
  })

  test('says nothing of phones, nor do the words that both share', () => {
    const shared = Object.entries(warranty.verdict).filter(([name]) => !(name in tv.verdict))
    for (const text of [
      ...Object.values(tv.verdict),
      ...Object.values(tv.next),
      ...shared.map(([, text]) => text),
    ])
      expect(text).not.toMatch(OF_PHONES)
    expect(warranty.next.outOfWarranty).not.toMatch(OF_PHONES)
  })
})
