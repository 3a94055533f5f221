import type { DeskWords } from './en'

/** One of the desk's sentences in the reader's language, with what it leaves open filled in. */
export type Say = (sentence: keyof DeskWords, values?: Record<string, string | number>) => string

/** Speaks by Payload's own function, under whose keys the desk's words stand beside its own. */
export function sayBy(translate: unknown): Say {
  const t = translate as (key: string, values?: Record<string, string | number>) => string
  return (sentence, values) => t(`desk:${sentence}`, values)
}
