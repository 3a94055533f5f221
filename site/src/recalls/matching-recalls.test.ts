import type { Recall } from '@carelane/main-api'
import { expect, test } from 'vitest'
import { matchingRecalls } from './matching-recalls'

const DAY = '2026-11-27'

function recall(more: Partial<Recall>): Recall {
  return {
    id: 1,
    severity: 'recall',
    title: 'Recall',
    fault: 'Fault',
    advice: 'Advice',
    models: [],
    ranges: [],
    startsOn: '2026-01-01',
    endsOn: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
    locale: 'en',
    ...more,
  }
}

const matches = (more: Partial<Recall>, device: { model?: string; code?: string }, day = DAY) =>
  matchingRecalls([recall(more)], { model: device.model ?? null, code: device.code ?? null }, day).map(
    ({ isOpen }) => (isOpen ? 'open' : 'affected'),
  )

const IMEIS = { ranges: [{ from: '350123450000100', to: '350123450000209' }] }

test.each([
  ['the first IMEI of a range', IMEIS, '350123450000103', true],
  ['the last IMEI of a range', IMEIS, '350123450000202', true],
  ['the one before a range', IMEIS, '350123450000095', false],
  ['the one after a range', IMEIS, '350123450000210', false],
  ['an IMEI without its check digit', IMEIS, '35012345000020', true],
  ['an IMEI with the version of its software', IMEIS, '3501234500002078', true],
  ['an IMEI with the version of its software, outside', IMEIS, '3501234500002178', false],
  [
    'a range in 14 digits',
    { ranges: [{ from: '35012345000010', to: '35012345000020' }] },
    '350123450000202',
    true,
  ],
  ['a beginning', { ranges: [{ prefix: '35012345' }] }, '350123450000202', true],
  ['another beginning', { ranges: [{ prefix: '35012346' }] }, '350123450000202', false],
  ['a serial number in small letters', { ranges: [{ from: 'SN000100', to: 'SN000199' }] }, 'sn000199', true],
  ['a serial number after the range', { ranges: [{ from: 'SN000100', to: 'SN000199' }] }, 'SN000200', false],
  ['a longer serial number', { ranges: [{ from: 'SN000100', to: 'SN000199' }] }, 'SN0001500', false],
  [
    'the beginning of a serial number in small letters',
    { ranges: [{ prefix: 'SN0001' }] },
    'sn000150x',
    true,
  ],
  ['one of several ranges', { ranges: [{ prefix: 'X' }, { prefix: 'SN' }] }, 'SN000150', true],
])('by its number: %s', (_, more, code, isAffected) => {
  expect(matches(more, { code })).toEqual(isAffected ? ['affected'] : [])
})

test('by its model, however it is written, where no numbers are named', () => {
  const ofModel = { models: ['Aster Nova 5'] }
  expect(matches(ofModel, { model: 'aster  nova-5', code: '350123450000202' })).toEqual(['affected'])
  expect(matches(ofModel, { model: 'Aster Nova 5 Pro' })).toEqual([])
  expect(matches(ofModel, { code: '350123450000202' })).toEqual([])
})

test('a number outside clears a device of the model, and without a number it stays open', () => {
  const ofBoth = { models: ['Aster Nova 5'], ...IMEIS }
  expect(matches(ofBoth, { model: 'Aster Nova 5', code: '350123450000210' })).toEqual([])
  expect(matches(ofBoth, { model: 'Aster Nova 5' })).toEqual(['open'])
  expect(matches(ofBoth, { model: 'Aster Nova 6' })).toEqual([])
})

test.each([
  ['2026-11-27', null, true],
  ['2026-11-28', null, false],
  ['2026-01-01', '2026-11-27', true],
  ['2026-01-01', '2026-11-26', false],
])('from %s to %s', (startsOn, endsOn, counts) => {
  const more = { startsOn, endsOn, models: ['Aster Nova 5'] }
  expect(matches(more, { model: 'Aster Nova 5' })).toEqual(counts ? ['affected'] : [])
})
