import { documentTag, type Faq } from '@carelane/main-api'
import type { Answer } from '../answer'
import { articleTags, findArticles, toSummaries } from '../../queries/article-list'
import { findEdition } from '../../queries/edition'
import { type FaqRow, findFaqs, findShownFaqs } from '../../queries/faqs'
import { richTextReader } from '../rich-text-reader'

const MOST_RELATED = 6

export const faqList: Answer<'faqList'> = async (db, { shortName, topic }) => {
  const edition = await findEdition(db, shortName)
  const found = await findFaqs(db, edition, topic ? { topics: [topic] } : {})
  const [shown, shownArticles, reader] = await Promise.all([
    topic ? findShownFaqs(db, edition) : found,
    findArticles(
      db,
      edition,
      found.flatMap((row) => row.relatedArticles),
    ),
    richTextReader(
      db,
      edition,
      found.map(({ answer }) => answer),
    ),
  ])
  const shownFaqs = byEitherId(shown)
  const { lists, tags } = await toSummaries(
    db,
    edition,
    found.map((row) => chosen(row.relatedArticles, shownArticles)),
  )
  const faqs = found.map(({ answer, updatedAt, replaces: _, ...row }, index): Faq => {
    const related = chosen(row.related, shownFaqs).filter((id) => id !== row.id)
    const relatedArticles = lists[index] ?? []
    return {
      ...row,
      answer: reader.read(answer),
      related,
      relatedArticles,
      updatedAt: updatedAt.toISOString(),
    }
  })
  const relatedTags = namesArticles(found) ? ['news' as const, ...articleTags(lists.flat()), ...tags] : []
  return {
    result: { faqs },
    tags: ['faqs', ...faqs.map(({ id }) => documentTag('faqs', id)), ...relatedTags, ...reader.tags],
  }
}

function byEitherId(shown: readonly Pick<FaqRow, 'id' | 'replaces'>[]): Map<number, number> {
  return new Map(shown.flatMap(({ id, replaces }) => [[id, id] as const, [replaces ?? id, id] as const]))
}

function chosen<Shown>(ids: readonly number[], shown: ReadonlyMap<number, Shown>): Shown[] {
  return [...new Set(ids.flatMap((id) => shown.get(id) ?? []))].slice(0, MOST_RELATED)
}

// Even hidden ones: a publication may show them.
function namesArticles(found: readonly FaqRow[]): boolean {
  return found.some(({ relatedArticles }) => relatedArticles.length > 0)
}
