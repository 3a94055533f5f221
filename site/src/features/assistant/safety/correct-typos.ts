/** Shorter words have too many neighbours. */
const SHORTEST = 6

const SHORTEST_STEM = 5

/**
 * One letter added, missing, changed or swapped.
 * @param known a final `*` allows any ending
 */
export function correctTypos(text: string, known: readonly string[]): string {
  const stems = known.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
  const whole = known.map((word) => word.replace('*', ''))
  const targets = whole.filter((word) => word.length >= SHORTEST)
  const isKnown = (word: string) =>
    whole.includes(word) || stems.some((stem) => stem.length >= SHORTEST_STEM && word.startsWith(stem))
  return text.replace(/[^ ]+/g, (word) => {
    if (word.length < SHORTEST || isKnown(word)) return word
    return targets.find((target) => begins(word, target) && isOneTypoAway(word, target)) ?? word
  })
}

function begins(word: string, target: string): boolean {
  return word.slice(0, 2) === target.slice(0, 2) && Math.abs(word.length - target.length) <= 1
}

function isOneTypoAway(word: string, target: string): boolean {
  let start = 0
  while (start < word.length && word[start] === target[start]) start++
  const one = word.slice(start)
  const other = target.slice(start)
  return (
    one.slice(1) === other ||
    one === other.slice(1) ||
    one.slice(1) === other.slice(1) ||
    (one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2))
  )
}
