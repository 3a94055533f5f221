import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { appCodeAddress } from '@/shell/app-code/app-code-address'
import { ButtonLink } from '@/ui/button/button'
import { SectionFrame } from '../section-frame'
import type { Live } from './live'
import styles from './live.module.css'

const SIDE_PIXELS = 160

/** [2.4#8] */
export async function AppDownload({ section }: { section: Live }) {
  const { lang, siteInfo } = await currentVisit()
  const { appUrl } = siteInfo
  if (!appUrl) return null
  const t = await getTranslations('landing')
  return (
    <SectionFrame section={section} title={t('getApp')} intro={section.intro}>
      <div className={styles.app}>
        <img
          className="full-only"
          src={appCodeAddress(lang, appUrl)}
          alt={t('appCode')}
          width={SIDE_PIXELS}
          height={SIDE_PIXELS}
          loading="lazy"
          decoding="async"
        />
        <ButtonLink href={appUrl}>{t('getApp')}</ButtonLink>
      </div>
    </SectionFrame>
  )
}
