import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { repairCostHref } from '@/repair-costs/repair-cost-href'
import { pageMetadata } from '@/shell/metadata'
import { costsOfVisit } from './costs-of-visit'
import { isFault } from './find-costs'
import { nameOf } from './name-of'

export async function modelsMetadata(): Promise<Metadata> {
  return pageMetadata({ path: (lang) => href(lang, 'repair-cost'), ...(await generalTexts()) })
}

export async function modelMetadata(slug: string): Promise<Metadata> {
  const model = await nameOfSlug(slug)
  const t = await getTranslations('costs')
  const texts = model
    ? { title: t('model.title', { model }), description: t('model.description', { model }) }
    : await generalTexts()
  return pageMetadata({ path: (lang) => repairCostHref(lang, slug), ...texts })
}

export async function repairMetadata(slug: string, fault: string): Promise<Metadata> {
  const model = await nameOfSlug(slug)
  const t = await getTranslations('costs')
  if (!model || !isFault(fault)) return modelMetadata(slug)
  const named = { fault: t(`faults.${fault}`), model }
  return pageMetadata({
    path: (lang) => repairCostHref(lang, slug, fault),
    title: t('repair.metaTitle', named),
    description: t('repair.description', named),
  })
}

async function nameOfSlug(slug: string): Promise<string | null> {
  const found = await costsOfVisit(slug)
  return found.ok ? nameOf(found.data) : null
}

async function generalTexts() {
  const t = await getTranslations('costs')
  const pages = await getTranslations('pages')
  return { title: pages('repairCosts'), description: t('description') }
}
