import { expect, test } from 'vitest'
import { countedParts } from './subjects'

test('what is counted of a number is what those beside it share', () => {
  expect(
    countedParts({
      imei: '004401022383190',
      phone: '+2348021231444',
      orderNumber: 'WONG1443700968',
      serialNumber: 'TVNGJQKA840040',
    }),
  ).toEqual([
    ['imei', '00440102'],
    ['phone', '+2348021231444'],
    ['orderNumber', 'WONG1443700'],
    ['serialNumber', 'TVNGJQKA84'],
  ])
  expect(countedParts({})).toEqual([])
})
