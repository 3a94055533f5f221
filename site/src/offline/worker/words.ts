import type { Ages } from '../age'

/** What the worker says, in the language for which it was built; the build writes it in the place of this name. */
declare const OFFLINE_WORDS: OfflineWords

export interface OfflineWords {
  /** Of the language. */
  locale: string
  direction: 'ltr' | 'rtl'
  title: string
  text: string
  offline: string
  slow: string
  /** With `{age}`. */
  saved: string
  ages: Ages
  /** Of the kept pages. */
  list: string
  tryAgain: string
  /** Of the page of service centres. */
  centers: string
  remove: string
  removed: string
  goHome: string
}

export const words = OFFLINE_WORDS
