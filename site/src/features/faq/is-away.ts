import { ContentUnavailable } from '@/content/content-unavailable'
import { ownLog } from '@/platform/log'
import { StoreError } from '@/platform/store/store'

/** The cms or the store, which can be asked later. */
export function isAway(error: unknown): boolean {
  if (error instanceof ContentUnavailable) ownLog().warn({ err: error }, 'the cms did not answer')
  return error instanceof ContentUnavailable || error instanceof StoreError
}
