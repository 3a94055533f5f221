import { getFormatter, getTranslations } from 'next-intl/server'
import { lookupWords } from '../lookup-words'
import { COUNTDOWN } from './clock'
import type { CodeWords } from './code-form'
import type { SentCode } from './code-steps'

export async function codeWords(
  submit: string,
  { phone, code }: { phone: string; code?: SentCode | undefined },
  now: number,
): Promise<CodeWords> {
  const t = await getTranslations('code')
  return {
    ...(await lookupWords({ submit, submitting: t('checking') })),
    send: t('send'),
    sending: t('sending'),
    sent: code ? await sentWords(phone, code, now) : '',
    label: t('label'),
    again: t('again'),
    againIn: t('againIn', { time: COUNTDOWN }),
  }
}

export function codeTimes(code: SentCode | undefined, now: number) {
  return {
    isSent: code !== undefined && code.until > now,
    againInSeconds: code ? Math.max(0, Math.ceil((code.againAt - now) / 1000)) : 0,
  }
}

export async function minutes(seconds: number): Promise<string> {
  const format = await getFormatter()
  return format.number(Math.round(seconds / 60), { style: 'unit', unit: 'minute', unitDisplay: 'long' })
}

async function sentWords(phone: string, { isNew, until }: SentCode, now: number): Promise<string> {
  const t = await getTranslations('code')
  if (!isNew) return t('problems.wait')
  // Always left to right.
  const shown = `\u2066${phone.replace('-', ' ')}\u2069`
  return t('sent', { phone: shown, time: await minutes((until - now) / 1000) })
}
