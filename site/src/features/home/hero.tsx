import { getFormatter, getTranslations } from 'next-intl/server'
import { PRODUCT_BRANDS } from '@/shell/brand'
import { HeroDrawing } from './hero-drawing'
import { Tools } from './tools'
import styles from './home.module.css'

export async function Hero() {
  const t = await getTranslations('home')
  const format = await getFormatter()
  return (
    <div className={styles.hero}>
      <div className={`page ${styles.heroRow}`}>
        <div className={styles.heroText}>
          <p className={styles.official}>{t('official', { brands: format.list(PRODUCT_BRANDS) })}</p>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        <HeroDrawing />
        <Tools />
      </div>
    </div>
  )
}
