import { toAsciiDigits } from '@carelane/after-sales/digits'

/** Words in lower case with one space between them. */
export function toTyped(text: string): string {
  return toAsciiDigits(text)
    .toLowerCase()
    .normalize('NFC')
    .replaceAll('ı', 'i')
    .replace(/[\u0307\u064b-\u065f\u0640\u200b-\u200f\u2060-\u2069]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ё', 'е')
    .replace(/[ʻʼ]|[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** Of Latin, Greek and Cyrillic letters; đ is one of its own for Unicode alone. */
export function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')
    .normalize('NFC')
}
