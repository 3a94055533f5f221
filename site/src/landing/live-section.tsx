import type { ComponentType } from 'react'
import { AppDownload } from './live/app-download'
import { ContactWays } from './live/contact-ways'
import { DeliveryCities } from './live/delivery-cities'
import { Explore } from './live/explore'
import { LatestNews } from './live/latest-news'
import type { Live } from './live/live'
import { PolicyFinder } from './live/policy-finder'
import { SearchSection } from './live/search-section'
import { SocialMedia } from './live/social-media'
import { TipsByCategory } from './live/tips-by-category'
import { ToolsSection } from './live/tools'

const SHOWN: Record<Live['shows'], ComponentType<{ section: Live }>> = {
  tools: ToolsSection,
  'latest-news': LatestNews,
  tips: TipsByCategory,
  explore: Explore,
  'contact-ways': ContactWays,
  'social-media': SocialMedia,
  'app-download': AppDownload,
  'quick-links': SearchSection,
  'delivery-cities': DeliveryCities,
  'policy-finder': PolicyFinder,
}

export function LiveSection({ section }: { section: Live }) {
  const Shown = SHOWN[section.shows]
  return <Shown section={section} />
}
