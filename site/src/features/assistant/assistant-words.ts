import { getTranslations } from 'next-intl/server'
import { FEEDBACK_DAYS } from './feedback/feedback-days'
import type { TextWords } from './conversation'
import type { ToolName } from './engine/answer'
import { LONGEST_QUESTION } from '@/forms/longest-question'

export interface AnswerWords extends TextWords {
  looking: string
  source: string
  sources: string
  tools: string
  tool: Record<ToolName, string>
  findTheFault: string
  tryAgain: string
  failed: string
  broken: string
  empty: string
  copied: string
  copyFailed: string
  helped: { question: string; hint: string; yes: string; no: string; kept: string; failed: string }
}

export async function answerWords(): Promise<AnswerWords> {
  const t = await getTranslations('assistant')
  const common = await getTranslations('common')
  const pages = await getTranslations('pages')
  return {
    you: t('you'),
    machine: t('machine'),
    looking: t('looking'),
    source: t('source'),
    sources: t('sources'),
    tools: t('tools'),
    tool: await toolNames(),
    findTheFault: pages('findTheFault'),
    tryAgain: common('tryAgain'),
    failed: t('problem.failed'),
    broken: t('problem.broken'),
    empty: t('problem.empty'),
    copied: common('copied'),
    copyFailed: common('copyFailed'),
    refusals: {
      unsupported: t('refusal.unsupported'),
      otherPeople: t('refusal.otherPeople'),
      legal: t('refusal.legal'),
      medical: t('refusal.medical'),
      instructions: t('refusal.instructions'),
      crime: t('refusal.crime'),
      sales: t('refusal.sales'),
    },
    helped: {
      question: t('helped.question'),
      hint: t('helped.hint', { days: FEEDBACK_DAYS }),
      yes: t('helped.yes'),
      no: t('helped.no'),
      kept: t('helped.kept'),
      failed: t('helped.failed'),
    },
  }
}

export async function toolNames(): Promise<Record<ToolName, string>> {
  const t = await getTranslations('assistant')
  const pages = await getTranslations('pages')
  return {
    warrantyCheck: pages('warrantyCheck'),
    repairStatus: pages('repairStatus'),
    serviceCenters: pages('serviceCenters'),
    repairAppointment: pages('repairAppointment'),
    partPrices: pages('partPrices'),
    partSerial: pages('partSerial'),
    drivers: pages('drivers'),
    manuals: pages('manuals'),
    unlockAppeal: pages('unlockAppeal'),
    protectionPlans: pages('protectionPlans'),
    orders: t('orders'),
    rating: pages('rating'),
    contact: pages('contact'),
    tvWarranty: t('tvWarranty'),
  }
}

export async function fieldWords() {
  const t = await getTranslations('assistant')
  return {
    label: t('label'),
    hint: t('hint', { count: LONGEST_QUESTION.ai }),
    submit: t('submit'),
    submitting: t('looking'),
  }
}
export type FieldWords = Awaited<ReturnType<typeof fieldWords>>
