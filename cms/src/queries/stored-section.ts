import { FAQ_TOPICS, ICON_NAMES, LIVE_SECTIONS } from '@carelane/main-api'
import { LOCALES } from '@carelane/countries'
import { z } from 'zod'

const words = z.partialRecord(z.enum(LOCALES), z.string().nullable()).nullish().default({})
const richWords = z.partialRecord(z.enum(LOCALES), z.unknown()).nullish().default({})
const pictureId = z.number().int().nullish()
const line = z.string().nullish()

const section = z.object({ id: z.string(), anchor: line, title: words })
const actions = z.array(z.object({ label: words, url: line })).nullish()
const lines = z.array(z.object({ text: words })).nullish()

const storedSection = z.discriminatedUnion('blockType', [
  section.extend({ blockType: z.literal('hero'), text: words, picture: pictureId, actions }),
  section.extend({ blockType: z.literal('text'), body: richWords }),
  section.extend({
    blockType: z.literal('cards'),
    intro: words,
    items: z.array(
      z.object({
        title: words,
        text: words,
        icon: z.enum(ICON_NAMES).nullish(),
        picture: pictureId,
        url: line,
      }),
    ),
  }),
  section.extend({
    blockType: z.literal('steps'),
    intro: words,
    items: z.array(z.object({ title: words, text: words, picture: pictureId })),
  }),
  section.extend({
    blockType: z.literal('figures'),
    items: z.array(z.object({ value: words, label: words })),
  }),
  section.extend({ blockType: z.literal('coverage'), covered: lines, excluded: lines }),
  section.extend({ blockType: z.literal('questions'), topic: z.enum(FAQ_TOPICS) }),
  section.extend({ blockType: z.literal('call-to-action'), text: words, actions }),
  section.extend({ blockType: z.literal('live'), shows: z.enum(LIVE_SECTIONS), intro: words }),
])

export type StoredSection = z.output<typeof storedSection>
export type Words = z.output<typeof words>

export function storedSections(value: unknown): StoredSection[] {
  const read = z.array(z.unknown()).safeParse(value)
  return (read.data ?? []).flatMap((each) => storedSection.safeParse(each).data ?? [])
}

export function sectionPictures(sections: readonly StoredSection[]): number[] {
  return sections.flatMap((each) => {
    const own = 'picture' in each ? [each.picture] : []
    const ofItems = 'items' in each ? each.items.map((item) => ('picture' in item ? item.picture : null)) : []
    return [...own, ...ofItems].filter((id) => typeof id === 'number')
  })
}

export function sectionTexts(sections: readonly StoredSection[]): unknown[] {
  return sections.flatMap((each) => (each.blockType === 'text' ? Object.values(each.body ?? {}) : []))
}
