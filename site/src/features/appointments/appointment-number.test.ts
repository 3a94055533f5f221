import { expect, test } from 'vitest'
import { readAppointmentNumber } from './appointment-number'

test.each(['APNG0123456789', ' apng 0123-456789 ', 'APNG٠١٢٣٤٥٦٧٨٩', 'ＡＰＮＧ0123456789'])(
  '%s is read',
  (text) => {
    expect(readAppointmentNumber(text)).toBe('APNG0123456789')
  },
)

test.each(['', 'AP', 'APNG?', 'AP\u0000NG01', 'A'.repeat(41)])('%s is none', (text) => {
  expect(readAppointmentNumber(text)).toBeNull()
})
