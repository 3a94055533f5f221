import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href, hrefBelow } from '@/links/href'
import { describeToMachines } from '@/platform/render-context'
import { pageMetadata } from '@/shell/metadata'
import { faqPage } from '@/shell/structured-data/faq-page'
import { plainText } from '@/shell/structured-data/plain-text'
import { findFaq } from './get-shown-faqs'

const DESCRIPTION_LENGTH = 155

export async function faqListMetadata(): Promise<Metadata> {
  const { countryInfo } = await currentVisit()
  const t = await getTranslations('faq')
  const pages = await getTranslations('pages')
  return pageMetadata({
    path: (lang) => href(lang, 'faq'),
    title: pages('questions'),
    description: t('description', { country: countryInfo.countryName }),
  })
}

export async function faqMetadata(id: string): Promise<Metadata> {
  const { lang } = await currentVisit()
  const { faq } = await findFaq(lang, id)
  describeToMachines(faqPage([faq]))
  return pageMetadata({
    path: (other) => hrefBelow(other, 'faq', faq.id),
    title: faq.question,
    description: beginningOf(plainText(faq.answer)),
  })
}

function beginningOf(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`
}
