// People omit these; in Thai, Bengali and Burmese they are letters.
const MARKS = /[\u0300-\u036f\u064b-\u0652\u0670]/g

const SAME_LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
}

/** Lower case, no accents, single spaces, no Arabic article. */
export function fold(text: string): string {
  return text
    .replace(/[أإآ]/g, 'ا')
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[ıأإآٱىیةک]/g, (letter) => SAME_LETTERS[letter] ?? letter)
    .replace(/[’‘ʻʼ'`]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map((word) => word.replace(/^ال(?=.{2})/, ''))
    .filter((word) => word !== '')
    .join(' ')
}

/** By word beginnings; anywhere in scripts without spaces. */
export function fits(name: string, typed: string): boolean {
  if (` ${name}`.includes(` ${typed}`)) return true
  return /[\p{Script=Thai}\p{Script=Myanmar}]/u.test(typed) && name.includes(typed)
}
