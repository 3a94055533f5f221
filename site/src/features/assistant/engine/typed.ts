import { toAsciiDigits } from '@carelane/after-sales/digits'

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

/** For Latin, Greek and Cyrillic; đ does not decompose. */
export function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')
    .normalize('NFC')
}
