function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const ALPHABET = [...'abcXYZ019 ,&=+/%"\\\n\u0000éßжکবခไ😀ｆ']

export function sampleTexts(seed: number): string[] {
  const random = seededRandom(seed)
  const text = (length: number) =>
    Array.from({ length }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join('')
  return ['', text(10_000), ...Array.from({ length: 200 }, () => text(Math.floor(random() * 60)))]
}
