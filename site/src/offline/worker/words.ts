import type { Ages } from '../age'

/** Inlined per language. */
declare const OFFLINE_WORDS: OfflineWords

export interface OfflineWords {
  locale: string
  direction: 'ltr' | 'rtl'
  title: string
  text: string
  offline: string
  slow: string
  /** With `{age}`. */
  saved: string
  ages: Ages
  list: string
  tryAgain: string
  centers: string
  remove: string
  removed: string
  goHome: string
}

export const words = OFFLINE_WORDS
