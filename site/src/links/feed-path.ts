import { pathOf } from './href'

export function feedPath(lang: string): string {
  return `${pathOf([lang])}rss.xml`
}

export function recallFeedPath(lang: string): string {
  return `${pathOf([lang])}recalls.xml`
}
