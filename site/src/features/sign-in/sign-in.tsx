import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Button } from '@/ui/button/button'
import { ContactWays } from '../lookup/contact-ways'
import { lookupWords } from '../lookup/lookup-words'
import { PrivacyNote } from '../lookup/privacy-note'
import { CodeForm } from '../one-time-code/code-form'
import { codeTimes, codeWords } from '../one-time-code/code-words'
import { dialCodes } from '../repair-status/dial-codes'
import { PhoneStep } from './phone-step'
import { chooseOtherPhone, enterSignInCode, sendAgain } from './sign-in-actions'
import { recallSigningIn, type SigningIn } from './signing-in'
import styles from './sign-in.module.css'

interface SignInProps {
  /** The page that it stands on and leads to. */
  path: string
  /** Somebody was signed in before. */
  isOver?: boolean
}

/** Signs a visitor in by phone: first the number, then the code that is sent to it. With scripts and without. */
export async function SignIn({ path, isOver = false }: SignInProps) {
  const t = await getTranslations('signin')
  const step = await recallSigningIn()
  return (
    <section aria-labelledby="sign-in" className={styles.signIn}>
      <h2 id="sign-in" tabIndex={-1}>
        {t('title')}
      </h2>
      <p>{t(isOver ? 'over' : 'text')}</p>
      {step ? <CodeStep step={step} path={path} /> : <FirstStep path={path} />}
    </section>
  )
}

async function FirstStep({ path }: { path: string }) {
  const { lang, country, region } = await currentVisit()
  const t = await getTranslations()
  return (
    <>
      <PhoneStep
        lang={lang}
        path={path}
        region={country.toUpperCase()}
        regions={dialCodes(region.tag).map(({ region: value, name }) => ({ value, name }))}
        contact={<ContactWays />}
        words={{
          ...(await lookupWords({ submit: t('code.send'), submitting: t('code.sending') })),
          country: t('repair.country'),
          choose: t('lookup.choose'),
          phone: t('repair.phone'),
          phoneHint: t('signin.phoneHint'),
        }}
      />
      <PrivacyNote text={t('signin.privacy')} />
    </>
  )
}

async function CodeStep({ step, path }: { step: SigningIn; path: string }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('signin')
  const now = new Date().getTime()
  const { code } = step
  return (
    <>
      <CodeForm
        key={code.againAt}
        lang={lang}
        {...codeTimes(code, now)}
        contact={<ContactWays />}
        words={await codeWords(t('submit'), step, now)}
        send={sendAgain}
        enter={enterSignInCode}
      />
      <form action={chooseOtherPhone}>
        <input type="hidden" name="lang" value={lang} />
        <input type="hidden" name="path" value={path} />
        <Button look="quiet">{t('other')}</Button>
      </form>
    </>
  )
}
