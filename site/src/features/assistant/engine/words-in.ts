const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** Of scripts without spaces too. */
export function wordsIn(text: string): string[] {
  return Array.from(segmenter.segment(text)).flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment] : [],
  )
}
