import { describe, expect, test } from 'vitest'
import { LONGEST } from './fields'
import { readAppeal } from './read-appeal'

const GOOD = {
  location: '6.524379, 3.379206',
  idNumber: ' A 00000000 ',
  invoiceNumber: 'INV-1',
  imei1: '49-015420-323751-8',
  nearbyStore: '',
  flight: 'yes',
  flightNumber: 'CL 204',
}
const HERE = { ...GOOD, flight: 'no', flightNumber: '' }
const all = () => true
const none = () => false

function wrongIn(typed: Record<string, string>, hasPhoto: (name: string) => boolean = all) {
  const read = readAppeal(typed, hasPhoto)
  return read.ok ? [] : read.problems.map(({ field, why }) => `${field} ${why}`)
}

test('an appeal as the contract has it [3#33]', () => {
  expect(readAppeal({ ...GOOD, nearbyStore: ' Ikeja\u0000 City  Mall ' }, all)).toEqual({
    ok: true,
    entered: {
      latitude: '6.524379',
      longitude: '3.379206',
      idNumber: 'A 00000000',
      invoiceNumber: 'INV-1',
      imei1: '490154203237518',
      nearbyStore: 'Ikeja City Mall',
      flightNumber: 'CL 204',
    },
  })
})

test('an empty form is wrong in each place, in the order of the form [5#11]–[5#17]', () => {
  expect(wrongIn({}, none)).toEqual([
    'location wrong',
    'idNumber missing',
    'idPhoto missing',
    'invoiceNumber missing',
    'invoicePhoto missing',
    'imei1 wrong',
    'imei1Photo missing',
    'flight missing',
  ])
})

test('a phone that came by plane needs flight number and boarding pass [5#18]', () => {
  expect(wrongIn({ ...GOOD, flightNumber: '' }, (name) => name !== 'boardingPassPhoto')).toEqual([
    'flightNumber missing',
    'boardingPassPhoto missing',
  ])
})

describe('a phone that came by no flight', () => {
  test('needs neither flight number nor boarding pass [5#18]', () => {
    expect(wrongIn(HERE, (name) => name !== 'boardingPassPhoto')).toEqual([])
  })

  test('takes no flight along that nobody sees any more', () => {
    const read = readAppeal({ ...GOOD, flight: 'no' }, all)
    expect(read.ok && read.entered).not.toHaveProperty('flightNumber')
  })
})

test.each([
  [{ imei1: '490154203237519' }, 'imei1 wrong'],
  [{ imei1: '' }, 'imei1 wrong'],
  [{ location: '6.5' }, 'location wrong'],
  [{ idNumber: '\u0000 ' }, 'idNumber missing'],
  [{ idNumber: 'x'.repeat(LONGEST.idNumber + 1) }, 'idNumber long'],
  [{ invoiceNumber: 'x'.repeat(LONGEST.invoiceNumber + 1) }, 'invoiceNumber long'],
  [{ nearbyStore: 'x'.repeat(LONGEST.nearbyStore + 1) }, 'nearbyStore long'],
  [{ flight: 'by ship' }, 'flight missing'],
  [{ flightNumber: 'x'.repeat(LONGEST.flightNumber + 1) }, 'flightNumber long'],
])('%o is not taken', (typed, wrong) => {
  expect(wrongIn({ ...GOOD, ...typed })).toEqual([wrong])
})
