import { currentVisit } from '@/i18n/visit'
import { Icon } from '@/ui/icon/icon'
import { TestOfStep } from './tests/test-of-step'
import { finderHref } from './finder-href'
import { StepWords, type TextLanguage } from './step-words'
import { pathAfter, type AskingStep, type Walk } from './walk'
import styles from './finder.module.css'

interface AskedStepProps {
  slug: string
  step: AskingStep
  given: Walk['given']
  language: TextLanguage
}

/** Each answer is a link, so that back, reload and sharing work. */
export async function AskedStep({ slug, step, given, language }: AskedStepProps) {
  const { lang } = await currentVisit()
  return (
    <section aria-labelledby="step" className={styles.step}>
      <StepWords step={step} language={language} />
      {step.kind === 'test' && <TestOfStep test={step.test} />}
      <ul role="list" aria-labelledby="step" className={styles.choices}>
        {step.answers.map(({ text }, place) => (
          <li key={`${place} ${text}`}>
            <a href={finderHref(lang, slug, pathAfter(given, step.key, place))} rel="nofollow" {...language}>
              {text}
              <Icon name="forward" size={20} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
