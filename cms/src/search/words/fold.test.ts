import { expect, test } from 'vitest'
import { cut } from './cut'
import { fold } from './fold'

test.each([
  ['en', 'Wi‑Fi Battery', 'wi‑fi battery'],
  ['fr', 'réparé', 'repare'],
  ['ar', 'إصلاح', 'اصلاح'],
  ['ar', 'بطاريّة', 'بطاريه'],
  ['ar', 'ضمـان', 'ضمان'],
  ['ru', 'чёрный', 'черный'],
  ['tr', 'IŞIK', 'ışık'],
  ['tr', 'GARANTİ', 'garanti'],
  ['id', 'Baterai', 'baterai'],
  ['es', 'garantía', 'garantia'],
  ['pt', 'assistência', 'assistencia'],
  ['vi', 'Bảo hành đổi', 'bao hanh doi'],
  ['uz', 'taʼmirlash', "ta'mirlash"],
  ['uz', 'oʻchirish', 'o‘chirish'],
  ['uk', 'пам’ять', "пам'ять"],
  ['bn', 'Book ১৪', 'book 14'],
  ['my', '၁၂ လ', '12 လ'],
  ['th', '๑๒ เดือน', '12 เดือน'],
  ['fa', '۱۲', '12'],
])('%s: %s is found by %s', (_, written, typed) => {
  expect(fold(typed)).toBe(fold(written))
})

test.each([
  ['ru', 'йод', 'иод'],
  ['th', 'ซ่อม', 'ซอม'],
  ['bn', 'ফোন', 'ফন'],
  ['my', 'ဖုန်း', 'ဖန'],
])('%s: %s and %s are two words', (_, one, other) => {
  expect(fold(one)).not.toBe(fold(other))
})

test.each([
  ['th', 'ซ่อมโทรศัพท์', ['ซ่อม', 'โทรศัพท์']],
  ['my', 'ဖုန်းပြုပြင်ခြင်း', ['ဖုန်း']],
])('%s: %s is cut into its words', (_, text, words) => {
  const found = [...cut(text)].map(({ written }) => written)
  expect(found).toEqual(expect.arrayContaining(words))
})
