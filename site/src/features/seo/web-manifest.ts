import { findTheme } from '@carelane/themes'
import type { Visit } from '@/i18n/find-visit'
import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'
import { serviceBrandName } from '@/shell/brand'

export function webManifest({ lang, region, direction, countryInfo }: Visit): string {
  const t = translatorOf(region.tag, 'seo')
  const common = translatorOf(region.tag, 'common')
  const brand = serviceBrandName()
  const theme = findTheme(countryInfo.theme)
  const icon = (name: string) => (theme ? `/${theme.id}-${name}` : `/${name}`)
  return JSON.stringify({
    id: href(lang, 'home'),
    name: common('siteTitle', { brand, country: countryInfo.countryName }),
    short_name: brand,
    description: t('description'),
    lang: region.tag,
    dir: direction,
    start_url: href(lang, 'home'),
    scope: '/',
    display: 'minimal-ui',
    background_color: theme?.surface.light ?? '#ffffff',
    theme_color: theme?.brand ?? '#0b6b66',
    icons: [
      { src: icon('icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: icon('icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: icon('icon-maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [{ name: t('warrantyCheck'), url: href(lang, 'warranty-check') }],
  })
}
