import { describe, expect, test } from 'vitest'
import { LONGEST } from './limits'
import { readOrder } from './read-order'

const GOOD = { name: ' Ada  Obi ', region: 'NG', phone: '0803 123 4567', code: ' WELCOME5 ', agreed: 'on' }

const wrongIn = (typed: Record<string, string>, isInStore = false) => {
  const read = readOrder({ ...GOOD, ...typed }, isInStore)
  return read.ok ? [] : read.problems.map(({ field }) => field)
}

describe('what is typed into an order', () => {
  test('is read as it goes to the service', () => {
    expect(readOrder(GOOD, false)).toEqual({
      ok: true,
      ordered: { name: 'Ada Obi', phone: '+234-8031234567', storeCode: '', code: 'WELCOME5' },
    })
  })

  test('needs a name and a phone [5#29]', () => {
    expect(wrongIn({ name: ' ' })).toEqual(['name'])
    expect(wrongIn({ phone: '' })).toEqual(['phone'])
    expect(wrongIn({ phone: '8031234567', region: '' })).toEqual(['region'])
  })

  test('needs the terms to be agreed to [5#26]', () => {
    expect(wrongIn({ agreed: '' })).toEqual(['agreed'])
  })

  test('needs the code of the store in a store alone [2.1#34]', () => {
    expect(wrongIn({ storeCode: '' }, true)).toEqual(['storeCode'])
    expect(wrongIn({ storeCode: 'LAGOS1' }, true)).toEqual([])
    expect(readOrder({ ...GOOD, storeCode: 'LAGOS1' }, false)).toMatchObject({ ordered: { storeCode: '' } })
  })

  test('is no longer than the contract has it, and all that is wrong is told in the order of the form', () => {
    const long = 'x'.repeat(LONGEST.name + 1)
    expect(wrongIn({ name: long, code: long, agreed: '' })).toEqual(['name', 'code', 'agreed'])
  })
})
