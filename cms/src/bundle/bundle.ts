import type { Locale } from '@carelane/countries'

/** Values as files have them: references are names, rich texts are Markdown. */
export type Values = Record<string, unknown>

/** Names of fields and indexes of rows. */
export type Path = readonly (string | number)[]

/** One version of a document. */
export interface State {
  shared: Values
  texts: Partial<Record<Locale, Values>>
}

export interface BundleDocument extends State {
  kind: string
  /** Its folder's name, by which other documents refer to it. */
  name: string
  /** Unpublished changes to the published document. */
  draft?: State
  /** Folder with the files of a picture. */
  folder?: string
}
