import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'
import { quotePath } from './quote/quote-path'
import { reportPath } from './report/report-path'
import { showPath } from './show-path'
import { wordPath } from './word/word-path'

export async function repairMetadata(): Promise<Metadata> {
  const t = await getTranslations('repair')
  return pageMetadata({
    path: (lang) => href(lang, 'repair-status'),
    title: t('title'),
    description: t('lead'),
  })
}

export async function showMetadata(): Promise<Metadata> {
  const t = await getTranslations('repair')
  return pageMetadata({
    path: showPath,
    title: t('showTitle'),
    description: t('showLead'),
  })
}

export async function quoteMetadata(): Promise<Metadata> {
  const t = await getTranslations('quote')
  return pageMetadata({
    path: quotePath,
    title: t('title'),
    description: t('lead'),
  })
}

export async function reportMetadata(): Promise<Metadata> {
  const t = await getTranslations('report')
  return pageMetadata({ path: reportPath, title: t('title'), description: t('lead') })
}

export async function guaranteeMetadata(): Promise<Metadata> {
  const t = await getTranslations('report.public')
  return pageMetadata({
    path: (lang) => href(lang, 'repair-guarantee'),
    title: t('title'),
    description: t('lead'),
  })
}

export async function wordMetadata(): Promise<Metadata> {
  const t = await getTranslations('word')
  return pageMetadata({ path: wordPath, title: t('title'), description: t('page.lead') })
}
