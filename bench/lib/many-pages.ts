import { COUNTRY_CODES } from '../../packages/countries/src/codes'
import type { BuiltSite } from '../../site/test/support/built-site'

/** Without India and Russia, on other hosts. */
export function manyPages(count: number): string[] {
  const paths = ['', 'news/', 'tips/', 'warranty-check/', 'choose-your-country-or-region/']
  for (let page = 2; page <= 5; page++) paths.push(`news/?page=${page}`, `tips/?page=${page}`)
  for (let article = 1; article <= 12; article++) paths.push(`news-detail/article-${article}/`)
  const countries = COUNTRY_CODES.filter((country) => country !== 'in' && country !== 'ru')
  return paths.flatMap((path) => countries.map((country) => `/${country}/${path}`)).slice(0, count)
}

export async function visitAll(site: BuiltSite, pages: readonly string[]): Promise<void> {
  for (let from = 0; from < pages.length; from += 20) {
    await Promise.all(pages.slice(from, from + 20).map((page) => site.get(page, { 'accept-encoding': 'br' })))
  }
}
