import { cut } from '../words/cut'
import { spellingOf } from '../words/spelling'
import { stem, stemsOf } from '../words/stem'
import { keyOf, vectorOf } from '../words/vector'
import type { SearchDocument, TextPassage } from './document'

export interface Entry extends SearchDocument {
  passages: IndexedPassage[]
  titleKey: string
  titleWords: string
  words: string
  vocabulary: Map<string, string>
}

export interface IndexedPassage extends TextPassage {
  headingStems: string
  stems: string[]
}

export interface VocabularyWord {
  locale: string
  word: string
  stem: string
  written: string
  spelling: string
}

export function toEntry(document: SearchDocument): Entry {
  const { locale } = document
  const title = [...cut(document.title)]
  const keywords = [...cut(document.keywords)]
  const text = [...cut(document.text)]
  return {
    ...document,
    titleKey: keyOf(title),
    titleWords: vectorOf([{ words: title, weight: 'A' }], locale),
    words: vectorOf(
      [
        { words: title, weight: 'A' },
        { words: keywords, weight: 'B' },
        { words: text, weight: 'D' },
      ],
      locale,
    ),
    vocabulary: new Map(
      [title, keywords, text].flat().map(({ folded, written }) => [folded, written.toLowerCase()]),
    ),
    passages: document.passages.map((passage) => ({
      ...passage,
      headingStems: stemsOf(passage.heading ?? '', locale),
      stems: passage.sentences.map((sentence) => stemsOf(sentence, locale)),
    })),
  }
}

export function toVocabularyWord(locale: Entry['locale'], word: string, written: string): VocabularyWord {
  return { locale, word, stem: stem(word, locale), written, spelling: spellingOf(word) }
}
