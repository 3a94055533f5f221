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
  tryAgain: string
  failed: string
  broken: string
  empty: string
  copied: string
  copyFailed: string
  helped: { question: string; hint: string; yes: string; no: string; kept: string; failed: string }
}

export async function answerWords(): Promise<AnswerWords> {
  const t = await getTranslations()
  return {
    you: t('assistant.you'),
    machine: t('assistant.machine'),
    looking: t('assistant.looking'),
    source: t('assistant.source'),
    sources: t('assistant.sources'),
    tools: t('assistant.tools'),
    tool: await toolNames(),
    tryAgain: t('common.tryAgain'),
    failed: t('assistant.problem.failed'),
    broken: t('assistant.problem.broken'),
    empty: t('assistant.problem.empty'),
    copied: t('search.copied'),
    copyFailed: t('search.copyFailed'),
    refusals: {
      unsupported: t('assistant.refusal.unsupported'),
      otherPeople: t('assistant.refusal.otherPeople'),
      legal: t('assistant.refusal.legal'),
      medical: t('assistant.refusal.medical'),
      instructions: t('assistant.refusal.instructions'),
    },
    helped: {
      question: t('assistant.helped.question'),
      hint: t('assistant.helped.hint', { days: FEEDBACK_DAYS }),
      yes: t('assistant.helped.yes'),
      no: t('assistant.helped.no'),
      kept: t('assistant.helped.kept'),
      failed: t('assistant.helped.failed'),
    },
  }
}

async function toolNames(): Promise<Record<ToolName, string>> {
  const t = await getTranslations()
  return {
    warrantyCheck: t('warranty.title'),
    repairStatus: t('footer.repairStatus'),
    serviceCenters: t('footer.serviceCenters'),
    repairAppointment: t('footer.repairAppointment'),
    partPrices: t('prices.title'),
    partSerial: t('genuine.title'),
    drivers: t('drivers.title'),
    manuals: t('manuals.title'),
    unlockAppeal: t('appeal.title'),
    protectionPlans: t('tools.pages.plans.title'),
    orders: t('orders.orders.title'),
    rating: t('rating.title'),
    contact: t('footer.contact'),
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
