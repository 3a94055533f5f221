import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import type { Crumb } from '@/shell/structured-data/breadcrumb-list'
import { LookupPage } from '@/tool-page/lookup-page'
import { signInStep } from '@/accounts/sign-in-step'
import { StepFrame } from '@/accounts/step-frame'
import { detailPath, listPath, policyPath, RECORDS, type RecordName } from './records'
import styles from './orders.module.css'

interface RecordFrameProps {
  record: RecordName
  step: 'list' | 'detail' | 'policy'
  children: ReactNode
}

export async function RecordFrame({ record, step, children }: RecordFrameProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('orders')
  const words = step === 'list' ? record : step
  const trail: Crumb[] = [
    ...(await trailAbove(record, lang)),
    ...(step === 'list' ? [] : [{ name: t(`${record}.title`), path: listPath(lang, record) }]),
  ]
  return (
    <LookupPage
      page={RECORDS[record].page}
      title={t(`${words}.title`)}
      lead={t(`${words}.lead`)}
      path={pathOfStep(lang, record, step)}
      trail={trail}
    >
      <StepFrame step={await signInStep()} className={styles.column}>
        {children}
      </StepFrame>
    </LookupPage>
  )
}

async function trailAbove(record: RecordName, lang: string): Promise<Crumb[]> {
  if (record !== 'activations') return []
  const t = await getTranslations('pages')
  return [{ name: t('warrantyCheck'), path: href(lang, 'warranty-check') }]
}

function pathOfStep(lang: string, record: RecordName, step: RecordFrameProps['step']): string {
  if (step === 'policy') return policyPath(lang)
  return step === 'list' ? listPath(lang, record) : detailPath(lang, record)
}
