import { getTranslations } from 'next-intl/server'
import { appCodeAddress } from '../app-code/app-code-address'
import styles from './footer.module.css'

const SIDE_PIXELS = 128

/** [2.3#21] */
export async function AppDownload({ lang, appUrl }: { lang: string; appUrl: string }) {
  const t = await getTranslations('footer')
  return (
    <a href={appUrl} className={styles.app}>
      <img
        className="full-only"
        src={appCodeAddress(lang, appUrl)}
        alt={t('appCode')}
        width={SIDE_PIXELS}
        height={SIDE_PIXELS}
        loading="lazy"
        decoding="async"
      />
      <span className="full-only">{t('appHint')}</span>
      <span className="light-only">{t('app')}</span>
    </a>
  )
}
