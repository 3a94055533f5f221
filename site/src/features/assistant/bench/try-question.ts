import type { Tried, TriedAnswer, TriedQuestion } from '@carelane/main-api'
import type { AnswerOutcome } from '@carelane/main-api/answer-outcomes'
import { findSiteSection, type SiteSection } from '@/forms/site-section'
import { translatorOf } from '@/i18n/translator'
import { question as typedQuestion } from '../asked-question'
import { shownParts } from '../show-answer'
import { withPart, type ShownPart } from '../shown-part'

const NOTHING = { device: null, topic: null }

/** For editors: as a visitor of the section is answered who has asked nothing before. */
export async function tryQuestion({ lang, question }: TriedQuestion): Promise<Tried> {
  const section = await findSiteSection(lang)
  if (!section) return { answer: null }
  let outcome: AnswerOutcome | null = null
  const asked = { question: typedQuestion.parse(question), carried: NOTHING }
  const { signal } = new AbortController()
  let parts: ShownPart[] = []
  for await (const part of shownParts(asked, section, null, signal, (told) => (outcome = told)))
    parts = withPart(parts, part)
  return { answer: { outcome, ...toldIn(parts, section) } }
}

function toldIn(parts: readonly ShownPart[], section: SiteSection): Omit<TriedAnswer, 'outcome'> {
  return {
    remarks: parts.flatMap((part) => remarksOf(part, section)),
    sentences: parts.flatMap((part) =>
      part.type === 'sentence' ? [{ text: part.text, sources: part.sources }] : [],
    ),
    sources: parts.flatMap((part) =>
      part.type === 'source' ? [{ number: part.number, title: part.title, href: part.href }] : [],
    ),
    tools: parts.flatMap((part) => {
      if (part.type === 'finder') return [{ label: part.title, href: part.href }]
      return part.type === 'tool' ? [{ label: labelOf(part.name, section), href: part.href }] : []
    }),
  }
}

function remarksOf(part: ShownPart, { region: { tag } }: SiteSection): string[] {
  switch (part.type) {
    case 'remark':
      return [part.text]
    case 'refusal':
      return [translatorOf(tag, 'assistant')(`refusal.${part.reason}`)]
    case 'safety':
      return [part.title, ...part.steps]
    case 'problem':
      return [part.message]
    default:
      return []
  }
}

function labelOf(
  name: Extract<ShownPart, { type: 'tool' }>['name'],
  { region: { tag } }: SiteSection,
): string {
  return name === 'orders' || name === 'tvWarranty'
    ? translatorOf(tag, 'assistant')(name)
    : translatorOf(tag, 'pages')(name)
}
