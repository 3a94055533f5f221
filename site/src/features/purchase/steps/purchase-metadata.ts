import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pageMetadata } from '@/shell/metadata'
import { purchasePath, type Channel, type Step } from './channel'
import { stepWords } from './step-words'

export async function purchaseMetadata(channel: Channel, step: Step): Promise<Metadata> {
  const t = await getTranslations()
  const { title, lead } = stepWords(t, channel, step)
  const start = stepWords(t, channel, 'start').title
  return pageMetadata({
    path: (lang) => purchasePath(lang, channel, step),
    title: step === 'start' ? title : `${title} · ${start}`,
    description: lead,
  })
}
