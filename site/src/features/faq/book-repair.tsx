import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { ButtonLink } from '@/ui/button/button'
import styles from './faq.module.css'

export async function BookRepair() {
  const { lang } = await currentVisit()
  const t = await getTranslations('faq')
  return (
    <section className={styles.book} aria-labelledby="book-repair">
      <div>
        <h2 id="book-repair">{t('bookTitle')}</h2>
        <p>{t('bookText')}</p>
      </div>
      <p className={styles.actions}>
        <ButtonLink href={href(lang, 'repair-appointment')}>{t('bookAction')}</ButtonLink>
        <ButtonLink href={href(lang, 'service-center')} look="quiet">
          {t('findCentre')}
        </ButtonLink>
      </p>
    </section>
  )
}
