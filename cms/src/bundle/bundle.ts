import type { Locale } from '@carelane/countries'

/** A tree of values as files hold them: references are names, texts of the editor are Markdown. */
export type Values = Record<string, unknown>

/** Where a value is: names of fields and indexes of rows. */
export type Path = readonly (string | number)[]

/** One state of a document: what is the same in all languages, and what each language says. */
export interface State {
  shared: Values
  texts: Partial<Record<Locale, Values>>
}

export interface BundleDocument extends State {
  kind: string
  /** Its name in the bundle: what other documents call it, and what its folder is called. */
  name: string
  /** What an editor has written over the published document and not published yet. */
  draft?: State
  /** The folder of its picture's files. */
  folder?: string
}
