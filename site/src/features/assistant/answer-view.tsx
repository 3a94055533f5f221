'use client'

import type { ReactNode } from 'react'
import { classNames } from '@/ui/class-names'
import { WithCodes } from '@/ui/codes/with-codes'
import type { AnswerWords } from './assistant-words'
import { ToolCardView } from './cards/tool-card-view'
import { sourcesOf } from './conversation'
import { OPEN_TOOL_PATH } from './paths'
import { SafetyCardView } from './safety/safety-card-view'
import { Sentences } from './sentences'
import type { ShownPart } from './shown-part'
import styles from './assistant.module.css'

interface AnswerViewProps {
  lang: string
  parts: readonly ShownPart[]
  words: AnswerWords
  /** Screen readers announce each part once. */
  isComing: boolean
  /** Asked on this page, so screen readers announce it. */
  isLive: boolean
  again: ReactNode
}

export function AnswerView({ lang, parts, words, isComing, isLive, again }: AnswerViewProps) {
  // Below a growing answer they would keep moving.
  const sources = isComing ? [] : sourcesOf(parts)
  const tools = isComing ? [] : parts.filter((part) => part.type === 'tool')
  const finders = isComing ? [] : parts.filter((part) => part.type === 'finder')
  const cards = parts.filter((part) => part.type === 'safety')
  // The first sentence takes the place of the line; below, each further one would move it.
  const isBegun = parts.some(({ type }) => BEGUN.includes(type))
  const problem = problemOf(parts, isComing, words)
  return (
    <div className={classNames(styles.answer, isLive && styles.live)}>
      <div {...(isLive && { 'aria-live': 'polite' as const })} className={styles.said}>
        <p className={styles.who}>{words.machine}</p>
        {parts.map((part) => {
          if (part.type === 'refusal') return <p key={part.reason}>{words.refusals[part.reason]}</p>
          return part.type === 'remark' ? <p key={part.text}>{part.text}</p> : null
        })}
        {parts.map((part, at) => (part.type === 'card' ? <ToolCardView key={at} card={part} /> : null))}
        <Sentences parts={parts} words={words} />
        {isComing && !isBegun && <p className={styles.looking}>{words.looking}</p>}
        {problem !== null && <p className={styles.problem}>{problem}</p>}
      </div>
      {cards.map((card) => (
        <SafetyCardView key={card.danger} card={card} isLive={isLive} level={3} />
      ))}
      {problem !== null && again}
      {sources.length > 0 && (
        <section aria-label={words.sources} className={styles.sources}>
          <p className={styles.who}>{words.sources}</p>
          <ol>
            {sources.map(({ number, title, href, lang: of, dir }) => (
              <li key={number} value={number}>
                <a href={href} lang={of} dir={dir}>
                  <WithCodes text={title} />
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
      {tools.length + finders.length > 0 && (
        <ul role="list" aria-label={words.tools} className={styles.tools}>
          {tools.map((tool) => (
            <li key={tool.name}>
              <ToolButton lang={lang} tool={tool} label={words.tool[tool.name]} />
            </li>
          ))}
          {finders.map(({ href, title, lang: of, dir }) => (
            <li key={href}>
              <a href={href} className={classNames(styles.tool, styles.finder)}>
                {words.findTheFault}
                <span lang={of} dir={dir}>
                  {title}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const BEGUN: readonly ShownPart['type'][] = ['sentence', 'remark', 'refusal', 'card']

function ToolButton({
  lang,
  tool: { name, href, sealed },
  label,
}: {
  lang: string
  tool: Extract<ShownPart, { type: 'tool' }>
  label: string
}) {
  if (sealed === null)
    return (
      <a href={href} className={styles.tool}>
        {label}
      </a>
    )
  return (
    <form action={OPEN_TOOL_PATH} method="post">
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="tool" value={name} />
      <input type="hidden" name="sealed" value={sealed} />
      <button type="submit" className={styles.tool}>
        {label}
      </button>
    </form>
  )
}

function problemOf(parts: readonly ShownPart[], isComing: boolean, { broken }: AnswerWords): string | null {
  const problem = parts.find((part) => part.type === 'problem')
  if (problem) return problem.message
  return isComing || parts.some(({ type }) => type === 'end') ? null : broken
}
