/** Below `/{lang}/`; `*` is one segment. Excludes tools, pages that depend on the visitor, and those that need scripts. */
const READ_PAGES: readonly string[] = [
  '',
  'about',
  'after-sales',
  'air-conditioner-repair-and-service',
  'broken-screen-service',
  'choose-your-country-or-region',
  'contact',
  'exclusive-service',
  'faq',
  'faq/*',
  'news',
  'news-detail/*',
  'phone-repair',
  'phone-repair-services',
  // Not the cookie policy, whose choice needs scripts.
  'policy/pk-policy',
  'policy/privacy',
  'policy/terms',
  'protection',
  'protection/faq',
  'protection/faq/*',
  'protection/terms',
  'protection/terms/*',
  'service-policy',
  'service-policy/*',
  'tips',
  'tips-detail/*',
]

/**
 * True if scripts wait for an interaction, rather than until the page is visible.
 * @param path `/{lang}/…/`
 */
export function isReadPage(path: string): boolean {
  const segments = path.split('/').slice(2, -1)
  return (
    READ_PAGES.includes(segments.join('/')) || READ_PAGES.includes([...segments.slice(0, -1), '*'].join('/'))
  )
}
