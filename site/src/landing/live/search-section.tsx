import { getTranslations } from 'next-intl/server'
import { SectionFrame } from '../section-frame'
import type { Live } from './live'
import { QuickLinks } from './quick-links'
import { SearchForm } from './search-form'

export async function SearchSection({ section }: { section: Live }) {
  const t = await getTranslations('pages')
  return (
    <SectionFrame section={section} title={t('home')} intro={section.intro}>
      <SearchForm labelledBy={`title-${section.id}`} />
      <QuickLinks />
    </SectionFrame>
  )
}
