import { parseLang } from '@carelane/countries'
import type { InlineNode, RichText, RichTextNode } from '@carelane/main-api'

type Link = Extract<InlineNode | RichTextNode, { href: string }>

/** `/tips/` becomes `/ng/tips/`; files stay. */
export function inCountry(text: RichText, lang: string): RichText {
  return mapLinks(text, (link) => ({ ...link, href: addressIn(link.href, lang) })) as RichText
}

function addressIn(href: string, lang: string): string {
  const [first = ''] = /[^/?#]+/.exec(href.startsWith('/') ? href : '') ?? []
  const isOfNoCountry = href.startsWith('/') && !parseLang(first).ok && first !== 'media'
  return isOfNoCountry ? `/${lang}${href}` : href
}

function mapLinks(value: unknown, change: (link: Link) => Link): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLinks(item, change))
  if (typeof value !== 'object' || value === null) return value
  if ('href' in value) return change(value as Link)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapLinks(inner, change)]))
}
