import { expect, test } from 'vitest'
import { networkNameOf, subjectsOf } from './subjects'

test('an address is counted with its neighbours too', () => {
  expect(subjectsOf('203.0.113.7', {})).toEqual([
    ['ipv4', '203.0.113.7'],
    ['ipv4Network', '203.0.113'],
  ])
  expect(subjectsOf('2001:db8:1:2:3:4:5:6', {})).toEqual([
    ['ipv6', '2001:db8:1:2'],
    ['ipv6Network', '2001:db8:1'],
  ])
})

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1::', '2001:db8:1::/48'],
])('%s is of the network %s', (address, network) => {
  expect(networkNameOf(address)).toBe(network)
})

test('what is counted of a number is what those beside it share', () => {
  const numbers = {
    imei: '004401022383190',
    phone: '+2348021231444',
    orderNumber: 'WONG1443700968',
    serialNumber: 'TVNGJQKA840040',
  }
  expect(subjectsOf('203.0.113.7', numbers).slice(2)).toEqual([
    ['imei', '00440102'],
    ['phone', '+2348021231444'],
    ['orderNumber', 'WONG1443700'],
    ['serialNumber', 'TVNGJQKA84'],
  ])
})
