import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { ButtonLink } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { ContactWays } from '@/forms/contact-ways'
import { LookupPage } from '@/tool-page/lookup-page'
import { accountPath, signInPath } from './account-path'
import { loginProblem } from './login-problem'
import { readReturnPath } from './return-path'
import styles from './account.module.css'

/** [8#6] */
export async function LoginPage({ query }: { query: Record<string, unknown> }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('account')
  const problem = loginProblem.catch('state').parse(query.problem)
  const to = readReturnPath(typeof query.to === 'string' ? query.to : null) ?? accountPath(lang)
  return (
    <LookupPage page="login" title={t('problem.title')} lead={t('problem.lead')}>
      <div className={styles.column}>
        <Callout tone="bad" title={<h2>{t(`problem.${problem}`)}</h2>}>
          <p>
            <ButtonLink href={signInPath(to)}>{t('problem.again')}</ButtonLink>
          </p>
        </Callout>
        <ContactWays />
      </div>
    </LookupPage>
  )
}
