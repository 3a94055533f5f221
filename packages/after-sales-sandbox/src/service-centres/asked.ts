import { wordsOf } from './fold'

/** Words that are looked for, with how many slips of the pen each may have; three words tell enough. */
export function askedWords(keyword: string | undefined): { words: string[]; slips: number[] } {
  const words = wordsOf(keyword ?? '').slice(0, 8)
  return { words, slips: words.map(({ length }) => (length >= 8 ? 2 : length >= 4 ? 1 : 0)) }
}
