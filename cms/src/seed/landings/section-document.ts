import { ARTICLE_PATHS } from '../articles/article-paths'
import { inEach, type Localized } from '../localized'
import { toLexical } from '../notation/lexical'
import type { LandingSectionPlan, LandingSectionText } from './landing'
import { actionRows, itemRows, lineRows, type PictureOf } from './section-rows'

type Texts = Localized<LandingSectionText>

/** A section as the collection keeps it, in all its languages. */
export async function sectionDocument(
  section: LandingSectionPlan,
  texts: Texts,
  pictureOf: PictureOf,
): Promise<object> {
  return {
    blockType: section.type,
    anchor: section.anchor,
    ...headOf(texts),
    ...(await ownFields(section, texts, pictureOf)),
  }
}

async function ownFields(section: LandingSectionPlan, texts: Texts, pictureOf: PictureOf): Promise<object> {
  switch (section.type) {
    case 'hero':
      return {
        actions: actionRows(section.actions, texts),
        picture: section.picture && (await pictureOf(section.id, section.picture, altOf(texts))),
      }
    case 'call-to-action':
      return { actions: actionRows(section.actions, texts) }
    case 'text':
      return { body: inEach(texts, ({ body = '' }) => toLexical(body, (slug) => ARTICLE_PATHS.get(slug))) }
    case 'cards':
    case 'steps':
    case 'figures':
      return { items: await itemRows(section, texts, pictureOf) }
    case 'coverage':
      return {
        covered: lineRows('covered', section.covered, texts),
        excluded: lineRows('excluded', section.excluded, texts),
      }
    case 'questions':
      return { topic: section.topic }
    case 'live':
      return { shows: section.shows }
  }
}

/** Those of the common lines that the section has: what a block does not know would be kept all the same. */
function headOf(texts: Texts): Record<string, Localized> {
  const fields = (['title', 'text', 'intro'] as const).filter((field) => texts.en[field] !== undefined)
  return Object.fromEntries(fields.map((field) => [field, inEach(texts, (text) => text[field] ?? '')]))
}

function altOf(texts: Texts): Localized {
  return inEach(texts, ({ pictureAlt = '' }) => pictureAlt)
}
