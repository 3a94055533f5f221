import type { Locale } from '@carelane/countries'

/** References are names, rich texts are Markdown. */
export type Values = Record<string, unknown>

export type Path = readonly (string | number)[]

export interface State {
  shared: Values
  texts: Partial<Record<Locale, Values>>
}

export interface BundleDocument extends State {
  kind: string
  /** Of its folder; other documents refer to it by this. */
  name: string
  /** Unpublished changes to the published document. */
  draft?: State
  folder?: string
}
