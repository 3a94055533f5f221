import type { CallName } from '../contract/calls'
import examples from './examples.json'

export interface Example {
  /** In clear. */
  request: Readonly<Record<string, unknown>>
  data?: unknown
}

export const EXAMPLES: { readonly [Name in CallName]: Example } = examples
