import { z } from 'zod'

const text = z.string().min(1)
const url = z.url({ protocol: /^https?$/ })
const organization = z.object({ '@type': z.literal('Organization'), name: text, logo: url })
const ORGANIZATION = organization.extend({
  url,
  sameAs: z.array(url).min(1).optional(),
  contactPoint: z
    .object({ '@type': z.literal('ContactPoint'), contactType: text, telephone: text.optional() })
    .optional(),
})
const article = z.object({
  headline: text,
  description: text,
  image: z.array(url).min(1),
  datePublished: z.iso.datetime(),
  dateModified: z.iso.datetime(),
  inLanguage: text,
  mainEntityOfPage: url,
  author: organization,
  publisher: organization,
})

const localBusiness = z.object({
  '@type': z.literal('LocalBusiness'),
  '@id': url,
  name: text,
  address: text,
  telephone: text.optional(),
  email: z.email().optional(),
  geo: z
    .object({ '@type': z.literal('GeoCoordinates'), latitude: z.number(), longitude: z.number() })
    .optional(),
})

const thing = z.discriminatedUnion('@type', [
  ORGANIZATION,
  article.extend({ '@type': z.literal('NewsArticle') }),
  article.extend({ '@type': z.literal('Article') }),
  z.object({
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.object({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text, item: url }),
      )
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1)),
  }),
  z.object({
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.object({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
  z.object({
    '@type': z.literal('HowTo'),
    name: text,
    step: z.array(z.object({ '@type': z.literal('HowToStep'), name: text, text })).min(2),
  }),
  z.object({
    '@type': z.literal('ItemList'),
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.int().positive(), item: localBusiness }))
      .min(1)
      .refine((items) => items.every(({ position }, index) => position === index + 1)),
  }),
])
const block = z
  .union([
    z.object({ '@context': z.literal('https://schema.org'), '@graph': z.array(thing).min(2) }),
    z.object({ '@context': z.literal('https://schema.org') }).and(thing),
  ])
  .transform((data) => ('@graph' in data ? data['@graph'] : [data]))

export function readHead(html: string) {
  const head = html.slice(0, html.indexOf('</head>'))
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head) ?? []
  return {
    title: decoded(/<title>(.*?)<\/title>/s.exec(head)?.[1] ?? ''),
    description: content(head, 'name="description"'),
    robots: content(head, 'name="robots"'),
    picture: content(head, 'property="og:image"'),
    canonical: decoded(/<link rel="canonical" href="([^"]*)"/.exec(head)?.[1] ?? ''),
    manifest: /<link rel="manifest" href="([^"]*)"/.exec(head)?.[1],
    feed: /<link rel="alternate" type="application\/rss\+xml" href="([^"]*)"/.exec(head)?.[1],
    things: json === undefined ? [] : block.parse(JSON.parse(json)),
  }
}

function content(head: string, attribute: string): string | undefined {
  const found = new RegExp(`<meta ${attribute} content="([^"]*)"`).exec(head)?.[1]
  return found === undefined ? undefined : decoded(found)
}

function decoded(text: string): string {
  return text
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}
