import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { HAND_IN_KINDS, readHandInKind } from '@/hand-in/hand-in-kinds'
import { handInHref } from '@/hand-in/hand-in-href'
import { HandInList } from '@/hand-in/hand-in-list'
import { href } from '@/links/href'
import { LookupPage } from '@/tool-page/lookup-page'
import { PrintButton } from '@/tool-page/print-button'
import { ButtonLink } from '@/ui/button/button'
import row from '@/ui/link-row/link-row.module.css'
import styles from './hand-in-page.module.css'

export async function HandInPage({ query }: { query: Record<string, unknown> }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('handin')
  const pages = await getTranslations('pages')
  const kind = readHandInKind(query.kind)
  return (
    <LookupPage
      page="hand-in"
      title={t('title')}
      lead={t('lead')}
      path={handInHref(lang, kind)}
      isUndisturbed
    >
      <div className={styles.page}>
        <nav aria-labelledby="hand-in-kinds" className={styles.kinds}>
          <p id="hand-in-kinds">{t('choose')}</p>
          <ul role="list" className={row.row}>
            {HAND_IN_KINDS.map((each) => (
              <li key={each}>
                <a href={handInHref(lang, each)} aria-current={each === kind ? 'page' : undefined}>
                  {t(`kinds.${each}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <h2>{t(`kinds.${kind}`)}</h2>
        <HandInList kind={kind} />
        <div className={styles.actions}>
          <ButtonLink href={href(lang, 'repair-appointment')}>{pages('repairAppointment')}</ButtonLink>
          <PrintButton>{t('print')}</PrintButton>
        </div>
      </div>
    </LookupPage>
  )
}
