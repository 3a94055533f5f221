import { asciiDigits } from '../ascii-digits'

/** PostgreSQL's levenshtein() rejects more than 255 bytes. */
const LONGEST_WORD = 60

const LETTERS: Record<string, string> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ә: 'a' }
const ARABIC: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ى: 'ي', ة: 'ه', ی: 'ي', ک: 'ك', ـ: '' }
const REPLACED: Record<string, string> = { ...LETTERS, ...ARABIC }

function fold(text: string): string {
  return [...asciiDigits(text.normalize('NFKC').toLowerCase())]
    .map((character) => REPLACED[character] ?? character)
    .join('')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u064b-\u065f\u0670'’‘ʼ`´]/gu, '')
    .normalize('NFC')
}

export function wordsOf(text: string): string[] {
  return [...new Set(fold(text).split(/[^\p{L}\p{M}\p{N}]+/u))].filter(
    (word) => word !== '' && word.length <= LONGEST_WORD,
  )
}
