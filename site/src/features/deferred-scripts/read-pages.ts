/**
 * The pages that most visitors only read, below `/{lang}/`; `*` is any one segment. Not among them: what depends on the
 * visitor, tools, whose visitors all come to do something, and pages whose task is done by scripts.
 */
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
  // That of cookies has the visitor's choice in it, which scripts alone can show.
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
 * Whether the scripts of a page wait until its visitor shows that they want more than to read. Those of others wait until
 * the page is seen.
 * @param path with `/{lang}/` at its beginning and a slash at its end
 */
export function isReadPage(path: string): boolean {
  const segments = path.split('/').slice(2, -1)
  return (
    READ_PAGES.includes(segments.join('/')) || READ_PAGES.includes([...segments.slice(0, -1), '*'].join('/'))
  )
}
