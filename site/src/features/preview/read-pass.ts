import { readPreviewToken, type PreviewPass } from '@carelane/main-api/preview-token'
import { environment } from '@/platform/environment'

/** Null if expired or not signed by the cms. */
export function readPass(token: string): PreviewPass | null {
  return readPreviewToken(environment().PUBLICATION_SECRET, token)
}
