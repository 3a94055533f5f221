import { isDeepStrictEqual } from 'node:util'
import type { State } from './bundle'

export function isSameState(one: State, other: State): boolean {
  return isDeepStrictEqual(one.shared, other.shared) && isDeepStrictEqual(one.texts, other.texts)
}
