import type { Metadata } from 'next'
import { pageMetadata } from '@/shell/metadata'
import { purchasePath, type Channel, type Step } from './channel'
import { stepWords } from './step-words'

export async function purchaseMetadata(channel: Channel, step: Step): Promise<Metadata> {
  const { title, lead } = await stepWords(channel, step)
  const { title: start } = await stepWords(channel, 'start')
  return pageMetadata({
    path: (lang) => purchasePath(lang, channel, step),
    title: step === 'start' ? title : `${title} · ${start}`,
    description: lead,
  })
}
