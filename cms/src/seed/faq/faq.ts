import type { Product } from '@carelane/main-api'

/** What a question has in every language alike; its place in the topic is its order. */
export interface FaqEntry {
  products: readonly Product[]
  /** Slugs of questions that come before this one: they exist when it is made. */
  related?: readonly string[]
  /** Slugs of seeded articles that all countries show. */
  relatedArticles?: readonly string[]
}

/** The questions of a topic by their slugs, in order. */
export type FaqEntries = Readonly<Record<string, FaqEntry>>

/** `answer` is in the notation that `../notation/blocks` reads, 60 to 180 words long. */
export interface FaqText {
  question: string
  answer: string
}

/** One language of a topic: a text for each of its questions. */
export type FaqTextsOf<Topic extends FaqEntries> = Readonly<Record<keyof Topic & string, FaqText>>
