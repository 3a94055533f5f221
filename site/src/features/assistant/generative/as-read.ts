import type { Asked } from '../engine/answer'
import { findPassages, type FoundPassages, type Passage } from '../engine/find-passages'
import type { Reading } from './read-question'

const MOST_PASSAGES = 8

/**
 * With what the search words of the model find.
 * @throws ContentUnavailable
 */
export async function asRead(
  asked: Asked,
  found: FoundPassages,
  { subject, words, english }: Pick<Reading, 'subject' | 'words' | 'english'>,
  signal: AbortSignal,
): Promise<FoundPassages> {
  const queries = [...new Set([words, english])].filter((text) => text !== '' && text !== asked.text)
  const more = await Promise.all(queries.map((text) => findPassages({ ...asked, text }, signal)))
  return inOrder(
    found,
    more.flatMap(({ passages }) => passages),
    subject,
  )
}

/**
 * The subject that the model chose comes first, and what its words found comes last.
 * @param subject its place from 1; one that there is none of counts as none
 */
export function inOrder(
  found: FoundPassages,
  more: readonly Passage[],
  subject: number | null,
): FoundPassages {
  const chosen = subject === null ? undefined : found.intents[subject - 1]
  const isChosen = ({ source }: Passage) => chosen?.pages.some(({ url }) => url === source.url) ?? false
  const all = [...found.passages, ...more]
  const ordered = [...all.filter(isChosen), ...all.filter((passage) => !isChosen(passage))]
  const others = found.intents.filter((intent) => intent !== chosen)
  return {
    passages: ordered.filter(isFirstOfItsKind).slice(0, MOST_PASSAGES),
    intents: chosen ? [chosen, ...others] : others,
    finder: found.finder,
  }
}

function isFirstOfItsKind({ source, sentences }: Passage, at: number, all: readonly Passage[]): boolean {
  const same = (other: Passage) => other.source.url === source.url && other.sentences[0] === sentences[0]
  return all.findIndex(same) === at
}
