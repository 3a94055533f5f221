import { documentTag, type FaqTopic, type Tag } from '@carelane/main-api'
import type { Answer } from '../answer'
import type { Database } from '../../database/query'
import { inOneLanguage } from '../landing/in-one-language'
import {
  sectionPictures,
  sectionTexts,
  type StoredSection,
  storedSections,
} from '../../queries/stored-section'
import { toSection } from '../landing/to-section'
import { NotFound } from '../../queries/not-found'
import { type Edition, findEdition } from '../../queries/edition'
import { findFaqs } from '../../queries/faqs'
import { findLandingPage } from '../../queries/landing-page'
import { findSiteInfo } from '../../queries/site-info'
import { richTextReader } from '../rich-text-reader'

const QUESTIONS = 6

/** [2.4#1]–[2.4#8], [2.4#15]–[2.4#18] */
export const landingPage: Answer<'landingPage'> = async (db, { shortName, page }) => {
  const edition = await findEdition(db, shortName)
  const found = await findLandingPage(db, edition, page)
  if (!found) throw new NotFound('This country has no such page.', ['landing-pages'])
  const stored = storedSections(found.sections)
  const [around, { figures }] = await Promise.all([
    surroundings(db, edition, stored),
    findSiteInfo(db, edition),
  ])
  const { made, locale } = inOneLanguage(edition.locale, (say) => ({
    title: say(found.titles) ?? '',
    description: say(found.descriptions),
    sections: stored.flatMap((section) => toSection(section, { ...around, say, figures }) ?? []),
  }))
  return {
    result: { page, ...made, updatedAt: found.updatedAt.toISOString(), locale },
    tags: ['landing-pages', documentTag('landing-pages', found.id), ...tagsOf(stored), ...around.tags],
  }
}

async function surroundings(db: Database, edition: Edition, stored: readonly StoredSection[]) {
  const topics = stored.flatMap((each) => (each.blockType === 'questions' ? [each.topic] : []))
  const faqs = topics.length > 0 ? await findFaqs(db, edition, { topics, ofEach: QUESTIONS }) : []
  const texts = [...sectionTexts(stored), ...faqs.map(({ answer }) => answer)]
  const { read, pictures, tags } = await richTextReader(db, edition, texts, sectionPictures(stored))
  const questionsOf = (topic: FaqTopic) =>
    faqs
      .filter((faq) => faq.topic === topic)
      .map(({ id, question, answer }) => ({ id, question, answer: read(answer) }))
  return { read, pictures, tags, questions: new Map(topics.map((topic) => [topic, questionsOf(topic)])) }
}

function tagsOf(stored: readonly StoredSection[]): Tag[] {
  const types = new Set(stored.map(({ blockType }) => blockType))
  return [
    ...(types.has('questions') ? ['faqs' as const] : []),
    ...(types.has('figures') ? ['site-settings' as const] : []),
  ]
}
