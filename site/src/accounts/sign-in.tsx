import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/ui/button/button'
import { PrivacyNote } from '@/forms/privacy-note'
import { signInPath } from './account-path'
import styles from './account.module.css'

interface SignInProps {
  path: string
  isOver?: boolean
}

export async function SignIn({ path, isOver = false }: SignInProps) {
  const t = await getTranslations('account')
  return (
    <section aria-labelledby="sign-in" className={styles.signIn}>
      <h2 id="sign-in" tabIndex={-1}>
        {t('signIn.title')}
      </h2>
      <p>{t(isOver ? 'signIn.over' : 'signIn.text')}</p>
      <p>
        <ButtonLink href={signInPath(path)}>{t('signIn.submit')}</ButtonLink>
      </p>
      <PrivacyNote text={t('signIn.privacy')} />
    </section>
  )
}
