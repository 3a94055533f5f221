import { wordsOf } from './fold'

type Asked = {
  words: string[]
  slips: number[]
  /** All transpositions of neighbouring letters of each word: the commonest error, which counts as one. */
  swapped: string[]
}

export function askedWords(keyword: string): Asked {
  const words = wordsOf(keyword).slice(0, 8)
  return {
    words,
    slips: words.map(({ length }) => (length >= 8 ? 2 : length >= 4 ? 1 : 0)),
    swapped: words.map((word) => (word.length >= 4 ? swaps([...word]).join(' ') : '')),
  }
}

function swaps(letters: string[]): string[] {
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''))
}
