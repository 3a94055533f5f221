import type { FaultFinder, FinderDanger } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import type { ComponentType } from 'react'
import { ContactWays } from '@/forms/contact-ways'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { ButtonLink } from '@/ui/button/button'
import { BookFound } from './book-found'
import { ResultForm } from './result-form'
import { StepWords, type TextLanguage } from './step-words'
import type { EndStep, Walk } from './walk'
import styles from './finder.module.css'

interface FinderEndProps {
  finder: FaultFinder
  step: EndStep
  given: Walk['given']
  language: TextLanguage
  DangerCard: ComponentType<{ danger: FinderDanger }>
}

/** Where a tree ends: with the next step, always. */
export async function FinderEnd({ finder, step, given, language, DangerCard }: FinderEndProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('finder')
  const { outcome } = step
  const path = given.at(-1)?.path ?? ''
  const book = (look: 'primary' | 'quiet') => <BookFound slug={finder.slug} path={path} look={look} />
  if (outcome.kind === 'danger')
    return (
      <section aria-labelledby="step" className={styles.step}>
        <StepWords step={step} language={language} />
        <p className={styles.stop}>{t('stop')}</p>
        <DangerCard danger={outcome.danger} />
      </section>
    )
  return (
    <section aria-labelledby="step" className={styles.step}>
      <StepWords step={step} language={language} />
      {outcome.kind === 'page' &&
        (outcome.page ? (
          <p>
            <ButtonLink href={`/${lang}${outcome.page.href}`}>
              {t('read', { title: outcome.page.title })}
            </ButtonLink>
          </p>
        ) : (
          <>
            <p>{t('readGone')}</p>
            <ContactWays />
          </>
        ))}
      {outcome.kind === 'cost' && (
        <p>
          <ButtonLink href={href(lang, 'repair-cost', { fault: outcome.fault })}>{t('cost')}</ButtonLink>
        </p>
      )}
      {(outcome.kind === 'fixed' || outcome.kind === 'page') && <ResultForm slug={finder.slug} path={path} />}
      {book(outcome.kind === 'booking' ? 'primary' : 'quiet')}
    </section>
  )
}
