import { ignoreFailure } from '@carelane/config/ignore-failure'
import { setTimeout as delay } from 'node:timers/promises'
import { translatorOf } from '@/i18n/translator'
import { hrefBelow } from '@/links/href'
import { menuTarget } from '@/links/menu-url'
import { ownLog } from '@/platform/log'
import { PRODUCT_BRANDS, serviceBrand } from '@/shell/brand'
import type { SiteSection } from '@/forms/site-section'
import { languageOfText } from '@/i18n/language-of-text'
import { answer } from './choose-answerer'
import { countOutcome } from './outcomes/count-outcomes'
import { outcomeOf } from './outcomes/outcome-of'
import type { AnswerOutcome } from '@carelane/main-api/answer-outcomes'
import { type AnsweredPart, withCards } from './cards/with-cards'
import type { Asker } from './cards/tool-cards'
import { withTown } from './cards/with-town'
import type { Asked, Carried } from './engine/answer'
import { safetyCardOf } from './safety/safety-card'
import { type ShownPart, withPart } from './shown-part'
import { toolLink } from './tool-links'

const DEADLINE_MS = 30_000

interface Question {
  question: string
  carried: Carried
}

/** To a visitor: what becomes of the question is counted. */
export function showAnswer(
  question: Question,
  section: SiteSection,
  asker: Asker,
  left: AbortSignal,
): AsyncGenerator<ShownPart> {
  return shownParts(question, section, asker, left, (outcome) => void countOutcome(outcome, section))
}

/**
 * @param asker null asks no tool
 * @param tell before the end, unless the question could not be answered
 */
export async function* shownParts(
  { question, carried }: Question,
  section: SiteSection,
  asker: Asker | null,
  left: AbortSignal,
  tell: (outcome: AnswerOutcome) => void,
): AsyncGenerator<ShownPart> {
  const { lang, locale, region } = section
  const words = translatorOf(region.tag, 'assistant')
  const deadline = AbortSignal.timeout(DEADLINE_MS)
  const signal = AbortSignal.any([left, deadline])
  try {
    const asked: Asked = { text: question, lang, locale, carried }
    const kinds: AnsweredPart['type'][] = []
    const said = withTown((each) => answer(each, signal), asked, section, asker)
    const answered = withCards(said, question, section, asker)
    for await (const part of untilAborted(answered, signal)) {
      kinds.push(part.type)
      const shown = await shownAs(part, section)
      if (shown) yield shown
    }
    signal.throwIfAborted()
    const outcome = outcomeOf(kinds)
    if (outcome) tell(outcome)
    yield { type: 'end' }
  } catch (error) {
    if (left.aborted) return
    // Without the question, which may be personal.
    ownLog().warn({ err: error }, 'the assistant gave no answer')
    yield { type: 'problem', message: words(deadline.aborted ? 'problem.slow' : 'problem.failed') }
  }
}

export async function wholeAnswer(
  question: Question,
  section: SiteSection,
  asker: Asker,
): Promise<ShownPart[]> {
  let parts: ShownPart[] = []
  for await (const part of showAnswer(question, section, asker, new AbortController().signal))
    parts = withPart(parts, part)
  return parts
}

/** @throws the signal's reason, even if the answerer ignores it */
async function* untilAborted<Part>(parts: AsyncIterable<Part>, signal: AbortSignal): AsyncGenerator<Part> {
  const iterator = parts[Symbol.asyncIterator]()
  const over = new AbortController()
  const aborted = delay(2 ** 30, undefined, { signal: AbortSignal.any([signal, over.signal]), ref: false })
  void ignoreFailure(aborted, 'aborted')
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), aborted])
      if (!next || next.done) return
      yield next.value
    }
  } finally {
    over.abort()
    void ignoreFailure(Promise.resolve(iterator.return?.()), 'closing')
  }
}

async function shownAs(part: AnsweredPart, section: SiteSection): Promise<ShownPart | null> {
  const { lang, locale } = section
  switch (part.type) {
    case 'source': {
      const { number, title, url, locale: of } = part.source
      const target = menuTarget(url === '' ? '/' : url, lang, serviceBrand())
      if (!target || target.kind === 'external') return null
      return { type: 'source', number, title, href: target.href, ...languageOfText(of, locale) }
    }
    case 'sentence': {
      const { text, sources, step, locale: of } = part
      return { type: 'sentence', text, sources, ...(step && { step }), ...languageOfText(of, locale) }
    }
    case 'safety':
      return safetyCardOf(part.danger, part.locale, section)
    case 'tool':
      return { type: 'tool', ...(await toolLink(lang, part.offer)), ...(part.href && { href: part.href }) }
    case 'finder': {
      const { slug, title, locale: of } = part.finder
      return {
        type: 'finder',
        title,
        href: hrefBelow(lang, 'find-the-fault', slug),
        ...languageOfText(of, locale),
      }
    }
    case 'card':
      return { type: 'card', tool: part.tool, ...part.card }
    case 'told':
      return { type: 'remark', text: part.text }
    case 'withoutCard':
    case 'greeting':
    case 'pages':
    case 'choose':
    case 'otherBrand':
      return { type: 'remark', text: remarkOf(part, section) }
    case 'refusal':
    case 'carried':
    case 'again':
      return part
  }
}

function remarkOf(
  part: Extract<AnsweredPart, { type: 'greeting' | 'pages' | 'choose' | 'otherBrand' | 'withoutCard' }>,
  { region: { tag } }: SiteSection,
): string {
  const words = translatorOf(tag, 'assistant')
  if (part.type === 'greeting') return words(`greeting.${part.kind}`)
  if (part.type === 'withoutCard') return words(`card.${part.reason}`)
  if (part.type === 'pages' || part.type === 'choose') return words(part.type)
  return words('otherBrand', { brands: new Intl.ListFormat(tag).format(PRODUCT_BRANDS) })
}
