import { parseImei, parseSerial } from '@carelane/after-sales'
import { describe, expect, test } from 'vitest'
import { readAppeal } from '../src/features/appeal/read-appeal'
import { readLocation } from '../src/features/appeal/read-location'
import { readAppointmentNumber } from '../src/features/appointments/appointment-number'
import { toolsOf } from '../src/features/assistant/engine/tools'
import { readSnid } from '../src/features/drivers/read-snid'
import { readOneTimeCode } from '../src/forms/one-time-code/read-code'
import { readOrder } from '../src/features/purchase/steps/read-order'
import { readOrderNumber } from '../src/features/repair-status/order-number'
import { readPhone } from '../src/forms/phone-number'

const NOUGHTS = { Arabic: '٠', Persian: '۰', Bengali: '০', Burmese: '၀', Thai: '๐', Devanagari: '०' }

/** Add every new field that takes a number. */
const READERS: { name: string; typed: string; read: (typed: string) => unknown }[] = [
  { name: 'an IMEI', typed: '49-015420-323751-8', read: parseImei },
  {
    name: 'a serial number of a TV or a part',
    typed: 'TV01 2345 6789 01',
    read: (typed) => parseSerial(typed, { least: 14, most: 16 }),
  },
  { name: 'a serial number of a laptop', typed: 'AB0123456789', read: readSnid },
  { name: 'a phone number', typed: '0803 123 4567', read: (typed) => readPhone(typed, 'NG') },
  { name: 'a phone number with its code', typed: '+234 803 123 4567', read: (typed) => readPhone(typed, '') },
  { name: 'a work order number', typed: 'WONG0123456789', read: readOrderNumber },
  { name: 'an appointment number', typed: 'AP-012345', read: readAppointmentNumber },
  { name: 'a one-time code', typed: '123 456', read: readOneTimeCode },
  { name: 'a location', typed: '6.524379, 3.379206', read: readLocation },
  { name: 'an appeal', typed: '490154203237518', read: (typed) => appealWith(typed) },
  { name: 'the codes of an order', typed: 'SHOP01', read: (typed) => orderWith(typed) },
  {
    name: 'an IMEI in a question to the assistant',
    typed: 'IMEI 490154203237518',
    read: (text) => toolsOf({ text, locale: 'en' }),
  },
  {
    name: 'a work order number in a question to the assistant',
    typed: 'WONG0123456789',
    read: (text) => toolsOf({ text, locale: 'en' }),
  },
]

describe.each(Object.entries(NOUGHTS))('digits in %s', (_, nought) => {
  test.each(READERS)('make $name as 0 to 9 do', ({ typed, read }) => {
    const expected = read(typed)
    expect(expected).toBeTruthy()
    expect(expected).not.toMatchObject({ ok: false })
    expect(read(inScript(typed, nought))).toEqual(expected)
  })
})

function inScript(text: string, nought: string): string {
  const first = nought.codePointAt(0) ?? 0
  return text.replace(/[0-9]/g, (digit) => String.fromCodePoint(first + Number(digit)))
}

function appealWith(number: string) {
  const typed = { location: '6.5, 3.4', idNumber: number, invoiceNumber: number, imei1: number }
  return readAppeal({ ...typed, flight: 'yes', flightNumber: number }, () => true)
}

function orderWith(code: string) {
  return readOrder(
    { storeCode: code, code, name: 'Ada', phone: '08031234567', region: 'NG', agreed: 'on' },
    true,
  )
}
