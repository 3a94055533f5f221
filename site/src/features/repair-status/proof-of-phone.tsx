import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { ContactWays } from '@/forms/contact-ways'
import { CodeForm } from '@/forms/one-time-code/code-form'
import { codeTimes, codeWords } from '@/forms/one-time-code/code-words'
import { enterCode, sendCode } from './code-actions'
import type { RepairAnswer } from './find-repairs'
import styles from './repair.module.css'

/** Same for every number: reveals no repairs before the code [2.4#23]. */
export async function ProofOfPhone({ lookup, isOver }: Extract<RepairAnswer, { kind: 'proof' }>) {
  const { lang } = await currentVisit()
  const t = await getTranslations('repair')
  const { code } = lookup
  const now = new Date().getTime()
  const byOrder = (words: ReactNode) => <a href={href(lang, 'repair-status')}>{words}</a>
  return (
    <section className={styles.proof}>
      <h2 tabIndex={-1}>{t('proof.title')}</h2>
      <p>{isOver ? t('proof.over') : t('proof.text')}</p>
      <div className={styles.code}>
        <CodeForm
          key={code?.againAt}
          lang={lang}
          {...codeTimes(code, now)}
          contact={<ContactWays />}
          words={await codeWords(t('code.submit'), lookup, now)}
          send={sendCode}
          enter={enterCode}
        />
      </div>
      <p>{t.rich('proof.order', { link: byOrder })}</p>
    </section>
  )
}
