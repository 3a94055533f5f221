import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { readHandInKind } from '@/hand-in/hand-in-kinds'
import { handInHref } from '@/hand-in/hand-in-href'
import { pageMetadata } from '@/shell/metadata'

export async function handInMetadata(query: Record<string, unknown>): Promise<Metadata> {
  const t = await getTranslations('handin')
  const kind = readHandInKind(query.kind)
  return pageMetadata({
    path: (lang) => handInHref(lang, kind),
    title: kind === 'phone' ? t('title') : `${t('title')}: ${t(`kinds.${kind}`)}`,
    description: t('lead'),
  })
}
