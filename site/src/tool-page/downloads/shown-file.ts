import { fileHref } from '@/links/download-href'
import { formatFileSize } from '@/i18n/formats'
import type { Place } from '@/forms/place'

/** A file of the service as a list shows it, every word in the visitor's language. */
export interface ShownFile {
  id: string
  href: string
  title: string
  /** What there is to know of it, its size at the end. */
  details: string[]
  /** In hexadecimal digits. */
  sha256: string
}

/** What the service tells of a file; `size` is in bytes. */
interface ServiceFileEntry {
  fileId: string
  size: number
  sha256: string
}

export function shownFile(
  { fileId, size, sha256 }: ServiceFileEntry,
  { lang, region }: Pick<Place, 'lang' | 'region'>,
  about: Pick<ShownFile, 'title' | 'details'>,
): ShownFile {
  return {
    id: fileId,
    href: fileHref(lang, fileId),
    title: about.title,
    details: [...about.details, formatFileSize(size, region)],
    sha256,
  }
}
