import { href } from '@/links/href'

/** The list, at one notice where it is named. */
export function recallHref(lang: string, id: number | null): string {
  const list = href(lang, 'recalls')
  return id === null ? list : `${list}#${recallAnchor(id)}`
}

export function recallAnchor(id: number): string {
  return `recall-${id}`
}
