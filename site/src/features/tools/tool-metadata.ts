import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'
import { TOOLS, type Tool, type ToolName } from './tools'

export async function toolMetadata(name: ToolName): Promise<Metadata> {
  const { words }: Tool = TOOLS[name]
  const t = await getTranslations('tools.pages')
  return pageMetadata({
    path: (lang) => href(lang, name),
    title: t(`${words}.title`),
    description: t(`${words}.lead`),
  })
}
