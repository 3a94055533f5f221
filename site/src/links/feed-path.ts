import { pathOf } from './href'

/** RSS of news and tips. */
export function feedPath(lang: string): string {
  return `${pathOf([lang])}rss.xml`
}
