import { cut } from '../words/cut'
import { spellingOf } from '../words/spelling'
import { stem } from '../words/stem'
import { keyOf, vectorOf } from '../words/vector'
import type { SearchDocument } from './document'

/** What `search.documents` holds of a document beside the document itself. */
export interface Entry extends SearchDocument {
  titleKey: string
  titleWords: string
  words: string
  /** Its distinct words, as somebody wrote each of them. */
  vocabulary: Map<string, string>
}

/** What `search.words` holds of a word. */
export interface VocabularyWord {
  locale: string
  word: string
  stem: string
  written: string
  spelling: string
}

export function toEntry(document: SearchDocument): Entry {
  const { title, keywords, text, locale } = document
  const vocabulary = new Map<string, string>()
  for (const part of [title, keywords, text]) {
    for (const { folded, written } of cut(part)) vocabulary.set(folded, written.toLowerCase())
  }
  return {
    ...document,
    titleKey: keyOf(title),
    titleWords: vectorOf([{ text: title, weight: 'A' }], locale),
    words: vectorOf(
      [
        { text: title, weight: 'A' },
        { text: keywords, weight: 'B' },
        { text, weight: 'D' },
      ],
      locale,
    ),
    vocabulary,
  }
}

export function toVocabularyWord(locale: Entry['locale'], word: string, written: string): VocabularyWord {
  return { locale, word, stem: stem(word, locale), written, spelling: spellingOf(word) }
}
