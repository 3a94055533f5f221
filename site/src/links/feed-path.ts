import { pathOf } from './href'

export function feedPath(lang: string): string {
  return `${pathOf([lang])}rss.xml`
}
