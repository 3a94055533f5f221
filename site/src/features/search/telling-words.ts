const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** Shorter words say little by themselves. */
const SHORTEST = 4

const MOST = 3

/** The longest words of a question of several, in its order. Numbers say nothing, or too much. */
export function tellingWords(question: string): string[] {
  const words = Array.from(segmenter.segment(question)).flatMap(({ segment, isWordLike }) =>
    isWordLike && !/\p{Nd}/u.test(segment) ? [segment] : [],
  )
  if (words.length < 2) return []
  const longest = [...new Set(words.filter((word) => [...word].length >= SHORTEST))]
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST)
  return words.filter((word, at) => longest.includes(word) && words.indexOf(word) === at)
}
