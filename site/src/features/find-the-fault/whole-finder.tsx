import type { FaultFinder, FinderOutcome, FinderStep } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { languageOfText } from '@/i18n/language-of-text'
import { currentVisit } from '@/i18n/visit'
import { Icon } from '@/ui/icon/icon'
import { StepWords, type TextLanguage } from './step-words'
import { TestOfStep } from './tests/test-of-step'
import styles from './finder.module.css'

/** All steps below each other, for who writes them: the pages of a draft cannot be walked. */
export async function WholeFinder({ finder: { title, intro, steps, ...finder } }: { finder: FaultFinder }) {
  const { locale } = await currentVisit()
  const language = languageOfText(finder.locale, locale)
  return (
    <div className={`page ${styles.page}`}>
      <h1 {...language}>{title}</h1>
      <p {...language}>{intro}</p>
      {steps.map((step) => (
        <section key={step.key} id={step.key} className={styles.step}>
          <StepWords id={`step-${step.key}`} step={step} language={language} />
          {step.kind === 'outcome' ? (
            <End outcome={step.outcome} />
          ) : (
            <Answers step={step} language={language} />
          )}
        </section>
      ))}
    </div>
  )
}

interface AnswersProps {
  step: Exclude<FinderStep, { kind: 'outcome' }>
  language: TextLanguage
}

function Answers({ step, language }: AnswersProps) {
  return (
    <>
      {step.kind === 'test' && <TestOfStep test={step.test} />}
      <ul role="list" className={styles.choices}>
        {step.answers.map(({ text, next }, place) => (
          <li key={`${place} ${text}`}>
            <a href={`#${next}`} {...language}>
              {text}
              <Icon name="down" size={20} />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

async function End({ outcome }: { outcome: FinderOutcome }) {
  const t = await getTranslations('finder')
  switch (outcome.kind) {
    case 'fixed':
      return <p>{t('result.question')}</p>
    case 'cost':
      return <p>{t('cost')}</p>
    case 'booking':
      return <p>{t('book')}</p>
    case 'page':
      return <p>{outcome.page ? t('read', { title: outcome.page.title }) : t('readGone')}</p>
    case 'danger':
      return <p className={styles.stop}>{t('stop')}</p>
  }
}
