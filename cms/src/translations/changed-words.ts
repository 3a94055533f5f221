import { diffWordsWithSpace } from 'diff'

export interface Part {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Where two long texts have little in common, finding the least difference takes minutes. */
const LONGEST_MS = 300

export function changedWords(before: string, now: string): Part[] {
  const parts = diffWordsWithSpace(before, now, { timeout: LONGEST_MS })
  if (!parts)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: now },
    ]
  return parts.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}
