import type { CallName } from '../contract/calls'
import examples from './examples.json'

export interface Example {
  /** The values of a request, in clear. */
  request: Readonly<Record<string, unknown>>
  /** Of the envelope that answers it; none where the answer is a file. */
  data?: unknown
}

/** One of each call: what the sandbox answers, shortened; of calls that it has not, what they are to answer. */
export const EXAMPLES: { readonly [Name in CallName]: Example } = examples
