import type { LandingPage } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'

export async function standardHome(): Promise<LandingPage> {
  const { locale } = await currentVisit()
  const t = await getTranslations('home')
  const pages = await getTranslations('pages')
  const landing = await getTranslations('landing')
  const live = (
    shows: Extract<LandingPage['sections'][number], { type: 'live' }>['shows'],
    title: string | null = null,
    intro: string | null = null,
  ) => ({ id: shows, type: 'live' as const, anchor: null, title, shows, intro })
  return {
    page: 'home',
    title: pages('home'),
    description: null,
    sections: [
      live('quick-links', pages('home'), t('lead')),
      live('tools', landing('tools.title')),
      live('contact-ways'),
      live('latest-news'),
      live('tips'),
    ],
    updatedAt: new Date(0).toISOString(),
    locale,
  }
}
