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
  /** Its folder, by which others refer to it. */
  name: string
  draft?: State
  folder?: string
}
