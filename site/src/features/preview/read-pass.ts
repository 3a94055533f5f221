import { readPreviewToken, type PreviewPass } from '@carelane/main-api/preview-token'
import { environment } from '@/platform/environment'

/** What a token vouches for; null where it is not one of the cms's, or has expired. */
export function readPass(token: string): PreviewPass | null {
  return readPreviewToken(environment().PUBLICATION_SECRET, token)
}
