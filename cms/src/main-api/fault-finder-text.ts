import type { Locale } from '@carelane/countries'
import type { FaultFinder, FinderOutcome, FinderStep } from '@carelane/main-api'
import type { FaultFinderRow, FinderStepRow } from '../queries/fault-finders'

type Articles = ReadonlyMap<number, { href: string; title: string }>

/** All of it in the language, or else all of it in English; null if English lacks a text too. */
export function inOneLanguage(row: FaultFinderRow, locale: Locale, articles: Articles): FaultFinder | null {
  return inLanguage(row, locale, articles) ?? (locale === 'en' ? null : inLanguage(row, 'en', articles))
}

function inLanguage(row: FaultFinderRow, locale: Locale, articles: Articles): FaultFinder | null {
  const { title, intro } = row.texts?.[locale] ?? {}
  const steps = whole((row.steps ?? []).map((step) => stepIn(step, locale, articles)))
  if (!title || !intro || !steps) return null
  const { id, slug, product, updatedAt } = row
  return { id, slug, product, title, intro, steps, updatedAt: updatedAt.toISOString(), locale }
}

function stepIn(row: FinderStepRow, locale: Locale, articles: Articles): FinderStep | null {
  const { text, help } = row.texts?.[locale] ?? {}
  if (!text) return null
  const said = { key: row.key, text, help: help || null }
  if (row.kind === 'outcome') {
    const outcome = outcomeOf(row, articles)
    return outcome && { ...said, kind: 'outcome', outcome }
  }
  const answers = whole(
    (row.answers ?? []).map(({ next, texts }) => {
      const written = texts?.[locale]?.text
      return written ? { text: written, next } : null
    }),
  )
  if (!answers) return null
  if (row.kind === 'question') return { ...said, kind: 'question', answers }
  return row.test && { ...said, kind: 'test', test: row.test, answers }
}

function outcomeOf(
  { outcome, fault, danger, articleId }: FinderStepRow,
  articles: Articles,
): FinderOutcome | null {
  switch (outcome) {
    case 'fixed':
    case 'booking':
      return { kind: outcome }
    case 'cost':
      return fault && { kind: 'cost', fault }
    case 'danger':
      return danger && { kind: 'danger', danger }
    case 'page': {
      const article = articleId === null ? undefined : articles.get(articleId)
      return { kind: 'page', page: article ? { href: article.href, title: article.title } : null }
    }
    case null:
      return null
  }
}

/** Null if one is. */
function whole<Each>(all: readonly (Each | null)[]): Each[] | null {
  const there = all.flatMap((each) => (each === null ? [] : [each]))
  return there.length > 0 && there.length === all.length ? there : null
}
