import { fileHref } from '@/links/download-href'
import { formatFileSize } from '@/i18n/formats'
import type { SiteSection } from '@/forms/site-section'

export interface ShownFile {
  id: string
  href: string
  title: string
  details: string[]
  /** Hexadecimal. */
  sha256: string
}

/** `size`: bytes. */
interface ServiceFileEntry {
  fileId: string
  size: number
  sha256: string
}

export function shownFile(
  { fileId, size, sha256 }: ServiceFileEntry,
  { lang, region }: Pick<SiteSection, 'lang' | 'region'>,
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
