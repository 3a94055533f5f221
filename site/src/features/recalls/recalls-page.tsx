import { getTranslations } from 'next-intl/server'
import { getRecalls } from '@/content/recalls'
import { ContactWays } from '@/forms/contact-ways'
import { lookupWords } from '@/forms/lookup-words'
import { PrivacyNote } from '@/forms/privacy-note'
import { today } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { recallFeedPath } from '@/links/feed-path'
import { countsOn } from '@/recalls/matching-recalls'
import { LookupPage } from '@/tool-page/lookup-page'
import { Callout } from '@/ui/callout/callout'
import { RecallCard } from './recall-card'
import { RecallForm } from './recall-form'
import styles from './recalls.module.css'

export async function RecallsPage() {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('recalls')
  const forms = await getTranslations('forms')
  const now = today(region.timeZone)
  const recalls = (await getRecalls(lang)).filter((recall) => countsOn(recall, now))
  const button = { submit: t('submit'), submitting: forms('checking') }
  return (
    <LookupPage page="recalls" title={t('title')} lead={t('lead')} isUndisturbed>
      <div className={styles.page}>
        <RecallForm
          lang={lang}
          contact={<ContactWays />}
          words={{
            ...(await lookupWords(button)),
            number: t('number'),
            hint: t('hint'),
            next: forms('whatNext'),
          }}
          note={<PrivacyNote text={t('privacy')} />}
        />
        {recalls.length === 0 ? (
          <Callout tone="good" title={<h2>{t('none.title')}</h2>}>
            <p>{t('none.text')}</p>
          </Callout>
        ) : (
          <section aria-labelledby="all-recalls" className={styles.recalls}>
            <h2 id="all-recalls">{t('all')}</h2>
            {recalls.map((recall) => (
              <RecallCard key={recall.id} recall={recall} />
            ))}
          </section>
        )}
        <p>
          <a className={styles.link} href={recallFeedPath(lang)}>
            {t('feed')}
          </a>
        </p>
      </div>
    </LookupPage>
  )
}
