import { currentVisit } from '@/i18n/visit'
import { menuTarget } from '@/links/menu-url'
import { serviceBrand } from '@/shell/brand'

export async function sectionHref(url: string): Promise<string | null> {
  const { lang } = await currentVisit()
  return menuTarget(url, lang, serviceBrand())?.href ?? null
}
