import { AdBanner } from '@/shell/ads/ad-banner'
import { HelpChannels } from './help-channels'
import { Hero } from './hero'
import { LatestNews } from './latest-news'
import { RepairSteps } from './repair-steps'
import { TipsByCategory } from './tips-by-category'

export function HomePage() {
  return (
    <>
      <AdBanner slot="top" page="home" />
      <Hero />
      <RepairSteps />
      <LatestNews />
      <TipsByCategory />
      <HelpChannels />
      <AdBanner slot="bottom" page="home" />
    </>
  )
}
