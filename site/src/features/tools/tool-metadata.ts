import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { pathOf } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'
import { TOOLS, type Tool, type ToolName } from './tools'

export async function toolMetadata(name: ToolName): Promise<Metadata> {
  const { words, within, isPersonal }: Tool = TOOLS[name]
  const t = await getTranslations('tools.pages')
  const title = within ? `${t(`${words}.title`)} · ${t(`${TOOLS[within].words}.title`)}` : t(`${words}.title`)
  return pageMetadata({
    path: (lang) => pathOf([lang, name]),
    title,
    description: t(`${words}.lead`),
    isHidden: isPersonal,
  })
}
