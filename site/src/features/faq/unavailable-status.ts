import { ContentUnavailable } from '@/content/content-unavailable'
import { ownLog } from '@/platform/log'
import { StoreError } from '@/platform/store/store'

export function unavailableStatus(error: unknown): 503 {
  if (error instanceof ContentUnavailable) ownLog().warn({ err: error }, 'the cms did not answer')
  else if (!(error instanceof StoreError)) throw error
  return 503
}
