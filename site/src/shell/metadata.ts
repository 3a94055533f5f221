import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { originOf } from '@/links/site-origin'
import { serviceBrandName } from './brand'
import { metadataOf, type PageMetadata } from './metadata-of'

/** Alternates are in the site map. */
export async function pageMetadata(page: PageMetadata): Promise<Metadata> {
  const visit = await currentVisit()
  const t = await getTranslations('common')
  return {
    metadataBase: new URL(originOf(visit.country)),
    ...metadataOf(page, visit, serviceBrandName(), t),
  }
}
