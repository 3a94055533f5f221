import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { ButtonLink } from '@/ui/button/button'
import { SectionFrame } from '../section-frame'
import type { Live } from './live'

/** The download of the app [2.4#8], where there is one. */
export async function AppDownload({ section }: { section: Live }) {
  const { siteInfo } = await currentVisit()
  if (!siteInfo.appUrl) return null
  const t = await getTranslations('landing')
  return (
    <SectionFrame section={section} title={t('getApp')} intro={section.intro}>
      <p>
        <ButtonLink href={siteInfo.appUrl}>{t('getApp')}</ButtonLink>
      </p>
    </SectionFrame>
  )
}
