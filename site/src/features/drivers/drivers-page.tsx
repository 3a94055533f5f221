import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { doNotKeep } from '@/platform/render-context'
import { CompareChecksum } from '@/tool-page/downloads/compare-checksum'
import { ContactWays } from '@/forms/contact-ways'
import { readNamed } from '@/forms/choose-by-name'
import { LookupPage } from '@/tool-page/lookup-page'
import { chooseNamed } from './choose-named'
import { DriversForm } from './drivers-form'
import { driversWords, modelWords } from './drivers-words'
import { findChoices } from './find-choices'
import { ModelChooser } from './model-chooser'
import { DriversOfModel } from './drivers-of-model'
import { readModelQuery } from './model-query'
import { WhereToFindSnid } from './where-to-find-snid'
import styles from './drivers.module.css'

export async function DriversPage({ query }: { query: Record<string, unknown> }) {
  const visit = await currentVisit()
  const t = await getTranslations('drivers')
  const pages = await getTranslations('pages')
  const asked = readModelQuery(query)
  const named = asked.brand === '' ? readNamed(query) : ''
  const meant = named === '' ? null : await chooseNamed(visit, named)
  // One address per model.
  if (meant) redirect(href(visit.lang, 'drivers-download', { ...meant }))
  const start = await findChoices(visit, asked)
  // Shows the lists once the service is back.
  if (start.hasFailed) doNotKeep()
  const hasModel = asked.model !== ''
  return (
    <LookupPage
      page="drivers-download"
      title={pages('drivers')}
      lead={t('lead')}
      topic="downloads"
      aside={<WhereToFindSnid />}
    >
      <div className={styles.methods}>
        {hasModel && <DriversOfModel model={asked.model} />}
        <section aria-labelledby="by-serial" className={styles.method}>
          <h2 id="by-serial">{t('bySerial')}</h2>
          <DriversForm
            lang={visit.lang}
            words={await driversWords()}
            contact={<ContactWays />}
            compare={<CompareChecksum />}
          />
        </section>
        <section id={hasModel ? undefined : 'by-model'} aria-labelledby="by-choice" className={styles.method}>
          <h2 id="by-choice">{t('byModel')}</h2>
          <ModelChooser lang={visit.lang} start={start} words={await modelWords()} />
        </section>
      </div>
    </LookupPage>
  )
}
