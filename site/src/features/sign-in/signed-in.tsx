import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Button } from '@/ui/button/button'
import type { Account } from './account-schema'
import { leaveAccount } from './sign-in-actions'
import styles from './sign-in.module.css'

interface SignedInProps {
  account: Account
  /** The page that it stands on. */
  path: string
}

/** Who is signed in, and the way out: on a phone that others use too. */
export async function SignedIn({ account: { phone }, path }: SignedInProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('signin')
  return (
    <form action={leaveAccount} className={styles.signedIn}>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="path" value={path} />
      {/* From left to right in every language. */}
      <p tabIndex={-1}>{t('as', { phone: `\u2066${phone.replace('-', ' ')}\u2069` })}</p>
      <Button look="quiet">{t('leave')}</Button>
    </form>
  )
}
