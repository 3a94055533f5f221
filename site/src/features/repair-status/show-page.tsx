import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { LookupPage } from '@/tool-page/lookup-page'
import { Findings } from './findings'
import { Forget } from './forget'
import { FormOfVisit } from './form-of-visit'
import type { RateOffer } from './order-card'
import { recallLookup } from './remembered'
import { showPath } from './show-path'
import { WhereToFindOrder } from './where-to-find-order'
import styles from './repair.module.css'

/** Never cached [2.4#24]. */
export async function ShowPage({ RateOffer }: { RateOffer: RateOffer }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('repair')
  const lookup = await recallLookup()
  return (
    <LookupPage
      page="repair-status"
      title={t('showTitle')}
      lead={t('showLead')}
      path={showPath(lang)}
      trail={[{ name: t('title'), path: href(lang, 'repair-status') }]}
      topic="repair"
      aside={<WhereToFindOrder />}
    >
      <div className={styles.show}>
        <Findings lookup={lookup} RateOffer={RateOffer} />
        {lookup && (
          <>
            <Forget lang={lang} />
            <h2>{t('another')}</h2>
          </>
        )}
        <FormOfVisit key={lookup?.askedAt} lookup={lookup} />
      </div>
    </LookupPage>
  )
}
