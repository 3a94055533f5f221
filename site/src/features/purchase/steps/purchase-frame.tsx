import type { ReactNode } from 'react'
import { currentVisit } from '@/i18n/visit'
import { signInStep } from '@/accounts/sign-in-step'
import { StepFrame } from '@/accounts/step-frame'
import { LookupPage } from '@/tool-page/lookup-page'
import { pageOf, purchasePath, type Channel, type Step } from './channel'
import { stepWords } from './step-words'
import styles from './steps.module.css'

interface PurchaseFrameProps {
  channel: Channel
  step: Step
  shown?: string
  aside?: ReactNode
  children: ReactNode
}

export async function PurchaseFrame({ channel, step, shown = '', aside, children }: PurchaseFrameProps) {
  const { lang } = await currentVisit()
  const { title: name } = await stepWords(channel, 'start')
  const start = { name, path: purchasePath(lang, channel, 'start') }
  return (
    <LookupPage
      page={pageOf(channel)}
      {...await stepWords(channel, step)}
      path={purchasePath(lang, channel, step)}
      trail={step === 'start' ? [] : [start]}
      {...(step === 'start' && { topic: 'protection' as const })}
      isUndisturbed={step !== 'start'}
      aside={aside}
    >
      <StepFrame step={`${await signInStep()} ${shown}`} className={styles.column}>
        {children}
      </StepFrame>
    </LookupPage>
  )
}
