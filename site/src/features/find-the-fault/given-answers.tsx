import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { finderHref } from './finder-href'
import type { TextLanguage } from './step-words'
import type { Walk } from './walk'
import styles from './finder.module.css'

interface GivenAnswersProps {
  slug: string
  given: Walk['given']
  language: TextLanguage
}

export async function GivenAnswers({ slug, given, language }: GivenAnswersProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('finder')
  return (
    <section aria-labelledby="answers" className={styles.given}>
      <h2 id="answers">{t('answers')}</h2>
      <dl>
        {given.map(({ step, answer, path }, place) => (
          <div key={path}>
            <dt {...language}>{step.text}</dt>
            <dd {...language}>{answer}</dd>
            <dd>
              <a
                href={finderHref(lang, slug, given[place - 1]?.path)}
                aria-label={t('changeAnswer', { question: step.text })}
              >
                {t('change')}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
