import { expect, test } from 'vitest'
import { codesIn } from './codes-in'

const found = (text: string) => codesIn(text).map(({ from, to }) => text.slice(from, to))

test.each([
  ['اطلب *#06# لترى الرقم', ['*#06#']],
  ['*#*#4636#*#*', ['*#*#4636#*#*']],
  ['رقمنا +966 11 234 5678.', ['+966 11 234 5678']],
  ['اكتب +234 ثم الرقم', ['+234']],
  ['عند -18 درجة', ['-18']],
  ['رقم 35 693803 564380 9', ['35 693803 564380 9']],
  ['بتاريخ 2026-11-24 صباحا', ['2026-11-24']],
  ['Wi-Fi 6 و USB-C بسعر 1.500', []],
  ['من 3-7 أيام', []],
  ['2024-2026', []],
  ['رقم #', []],
])('the codes of %s', (text, codes) => {
  expect(found(text)).toEqual(codes)
})
