import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { LookupPage } from '@/tool-page/lookup-page'
import { StepsOfPickUp } from './steps-of-pick-up'
import styles from './pick-up.module.css'

interface StepPageProps {
  at: 'address' | 'time'
  /** Its owner sends the device. */
  isByPost?: boolean
  children: ReactNode
}

export async function StepPage({ at, isByPost = false, children }: StepPageProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('pickup')
  return (
    <LookupPage
      page="pick-up"
      title={isByPost ? t('post.step') : t(`steps.${at}`)}
      lead={isByPost ? t('notServed.title') : t('lead')}
      path={href(lang, `pick-up/${at}`)}
      trail={[{ name: t('title'), path: href(lang, 'pick-up') }]}
      isUndisturbed
    >
      <div className={styles.column}>
        <StepsOfPickUp at={at} isByPost={isByPost} />
        {children}
      </div>
    </LookupPage>
  )
}
