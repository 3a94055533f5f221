import { pathOf } from './href'

/** Of the newest news and tips of a section, as RSS. */
export function feedPath(lang: string): string {
  return `${pathOf([lang])}rss.xml`
}
