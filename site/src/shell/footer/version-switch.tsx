import { getTranslations } from 'next-intl/server'
import styles from './version-switch.module.css'

/** CSS shows one. */
export async function VersionSwitch() {
  const t = await getTranslations('footer')
  return (
    <form method="post" action="/api/data-light/" className={styles.switch}>
      <button name="light" value="on" className="full-only">
        {t('lessData')}
      </button>
      <button name="light" value="off" className="light-only">
        {t('fullSite')}
      </button>
    </form>
  )
}
