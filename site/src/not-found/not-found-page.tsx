import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { ButtonLink } from '@/ui/button/button'
import { LostPhone } from './lost-phone'
import row from '@/ui/link-row/link-row.module.css'
import styles from './not-found.module.css'

export async function NotFoundPage() {
  const { lang } = await currentVisit()
  const t = await getTranslations('errors')
  const pages = await getTranslations('pages')
  return (
    <div className={`page ${styles.notFound}`}>
      <title>{t('notFoundMeta')}</title>
      <meta name="robots" content="noindex" />
      <LostPhone />
      <h1>{t('notFound')}</h1>
      <p>{t('notFoundText')}</p>
      <ButtonLink href={href('global', 'home')}>{t('goHome')}</ButtonLink>
      <nav aria-labelledby="elsewhere" className={styles.elsewhere}>
        <h2 id="elsewhere">{t('notFoundLinks')}</h2>
        <ul role="list" className={row.row}>
          <li>
            <AppLink href={href(lang, 'warranty-check')}>{pages('warrantyCheck')}</AppLink>
          </li>
          <li>
            <AppLink href={href(lang, 'news')}>{pages('news')}</AppLink>
          </li>
          <li>
            <AppLink href={href(lang, 'tips')}>{pages('tips')}</AppLink>
          </li>
        </ul>
      </nav>
    </div>
  )
}
