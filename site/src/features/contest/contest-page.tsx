import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { readContested } from '@/forms/contest/contested-answer'
import { recallContest } from '@/forms/contest/remembered-contest'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { afterSales } from '@/platform/after-sales'
import { LookupPage } from '@/tool-page/lookup-page'
import { ButtonLink } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { contestShowPath } from './contest-path'
import { FormOfContest } from './form-of-contest'
import styles from './contest.module.css'

export async function ContestPage() {
  const t = await getTranslations('contest')
  return (
    <LookupPage page="contest" title={t('title')} lead={t('lead')} isUndisturbed>
      {afterSales().offers('verdict-contests') ? <Contest /> : <WithoutContests />}
    </LookupPage>
  )
}

async function Contest() {
  const { sealed = '' } = (await recallContest()) ?? {}
  const answer = await readContested(sealed)
  return answer ? <FormOfContest answer={answer} sealed={sealed} /> : <NothingAsked />
}

async function NothingAsked() {
  const { lang } = await currentVisit()
  const t = await getTranslations('contest')
  const pages = await getTranslations('pages')
  return (
    <Callout tone="hint" title={<h2 tabIndex={-1}>{t('nothing.title')}</h2>}>
      <p>{t('nothing.text')}</p>
      <div className={styles.actions}>
        <ButtonLink href={href(lang, 'warranty-check')}>{pages('warrantyCheck')}</ButtonLink>
        <ButtonLink href={href(lang, 'spare-parts-serial')} look="quiet">
          {pages('partSerial')}
        </ButtonLink>
        <ButtonLink href={contestShowPath(lang)} look="quiet">
          {t('find.submit')}
        </ButtonLink>
      </div>
    </Callout>
  )
}

/** For a service that takes no contests. */
async function WithoutContests() {
  const { lang } = await currentVisit()
  const t = await getTranslations('contest.without')
  const pages = await getTranslations('pages')
  return (
    <Callout tone="hint" title={<h2 tabIndex={-1}>{t('title')}</h2>}>
      <p>{t('text')}</p>
      <ul>
        <li>{t('receipt')}</li>
        <li>{t('device')}</li>
      </ul>
      <div className={styles.actions}>
        <ButtonLink href={href(lang, 'service-center')}>{pages('serviceCenters')}</ButtonLink>
        <ButtonLink href={href(lang, 'contact')} look="quiet">
          {pages('contact')}
        </ButtonLink>
      </div>
      <ContactWays />
    </Callout>
  )
}
