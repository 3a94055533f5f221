import { remember } from './remember'

/** Arabic, Persian, Devanagari, Bengali, Thai, Burmese. */
const NOUGHTS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x1040]

// Not decomposed by Unicode.
const PLAIN: Record<string, string> = {
  ı: 'i',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ى: 'ي',
  ی: 'ي',
  ې: 'ي',
  ک: 'ك',
  ة: 'ه',
  ۀ: 'ه',
  ٱ: 'ا',
}

const MARKS = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed]/g
const NOT_LETTERS = /[\u0640\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff'’‘`ʻʼ]/g

/** Removes what people leave out or type differently, but й is a letter of its own. */
export const fold = remember((word) =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll('и\u0306', 'й')
    .replace(MARKS, '')
    .replace(NOT_LETTERS, '')
    .replace(/[ıđßæœøłىیېکةۀٱ]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/\p{Nd}/gu, asciiDigit),
)

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const nought = NOUGHTS.find((each) => code >= each && code < each + 10)
  return nought === undefined ? digit : String(code - nought)
}
