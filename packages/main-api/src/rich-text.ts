import { z } from 'zod'
import { picture } from './picture'

/** `href` is a path, `https:`, `http:`, `tel:` or `mailto:`. */
const text = z.object({
  type: z.literal('text'),
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  code: z.boolean().optional(),
})
const href = z.string().regex(/^(?:\/(?!\/)|https?:\/\/|tel:|mailto:)/)
const link = z.object({
  type: z.literal('link'),
  href,
  children: z.array(text),
})
const lineBreak = z.object({ type: z.literal('line-break') })
const inline = z.discriminatedUnion('type', [text, link, lineBreak])

const paragraph = z.object({ type: z.literal('paragraph'), children: z.array(inline) })
const heading = z.object({
  type: z.literal('heading'),
  level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  children: z.array(inline),
})
const quote = z.object({ type: z.literal('quote'), children: z.array(inline) })
const pictureBlock = z.object({ type: z.literal('picture'), picture, caption: z.string().optional() })

interface ListNode {
  type: 'list'
  ordered: boolean
  items: { children: z.infer<typeof inline>[]; list?: ListNode | undefined }[]
}
export const richTextList = z.object({
  type: z.literal('list'),
  ordered: z.boolean(),
  items: z.array(
    z.object({
      children: z.array(inline),
      get list(): z.ZodOptional<z.ZodType<ListNode>> {
        return richTextList.optional()
      },
    }),
  ),
})

const block = z.discriminatedUnion('type', [paragraph, heading, quote, pictureBlock, richTextList])

const steps = z.object({
  type: z.literal('steps'),
  items: z.array(z.object({ title: z.string(), body: z.array(block) })).min(1),
})
const callout = z.object({
  type: z.literal('callout'),
  tone: z.enum(['hint', 'warning']),
  body: z.array(block).min(1),
})

/** Rows have equal lengths; `headerRow` makes the first one column names. */
const table = z.object({
  type: z.literal('table'),
  caption: z.string(),
  headerRow: z.boolean(),
  rows: z.array(z.array(z.string()).min(1)).min(1),
})

/** Linked, never embedded. */
export const VIDEO_PROVIDERS = ['youtube', 'vimeo'] as const

const video = z.object({
  type: z.literal('video'),
  provider: z.enum(VIDEO_PROVIDERS),
  id: z.string().regex(/^[\w-]{5,20}$/),
  title: z.string(),
  poster: picture.nullable(),
})

/** Left out if the country does not show it. */
const relatedArticle = z.object({
  type: z.literal('related-article'),
  href: z.string().startsWith('/'),
  title: z.string(),
  summary: z.string(),
  cover: picture,
})

const callToAction = z.object({ type: z.literal('call-to-action'), label: z.string(), href })

export const richText = z.array(
  z.discriminatedUnion('type', [block, steps, callout, table, video, relatedArticle, callToAction]),
)

export type VideoProvider = (typeof VIDEO_PROVIDERS)[number]
export type InlineNode = z.infer<typeof inline>
export type RichTextNode = z.infer<typeof richText>[number]
export type RichText = z.infer<typeof richText>
