import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { LookupPage } from '@/tool-page/lookup-page'
import { signInStep } from '@/accounts/sign-in-step'
import { StepFrame } from '@/accounts/step-frame'
import { appealPath, type AppealPage } from './appeal-path'
import styles from './appeal.module.css'

export async function PageFrame({ page, children }: { page: AppealPage; children: ReactNode }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('appeal')
  const pages = await getTranslations('pages')
  return (
    <LookupPage
      page="phone-unlocking-appeal"
      title={t(`${page}.title`)}
      lead={t(`${page}.lead`)}
      path={appealPath(lang, page)}
      trail={[{ name: pages('unlockAppeal'), path: href(lang, 'phone-unlocking-appeal') }]}
    >
      <StepFrame step={await signInStep()} className={styles.column}>
        {children}
      </StepFrame>
    </LookupPage>
  )
}
