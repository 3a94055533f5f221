'use client'

import { useRef, useState, type FormEvent } from 'react'
import { href } from '@/links/href'
import { Icon } from '@/ui/icon/icon'
import { headingIn, useFocusOnAnswer } from '@/forms/use-focus-on-answer'
import { CopyArea } from '@/links/copy-area'
import { searchHref } from '@/links/search-href'
import { AnswerView } from '../answer-view'
import styles from '../assistant.module.css'
import type { AnswerWords, FieldWords } from '../assistant-words'
import { answerText, isOver, mayBeRated, type Turn } from '../conversation'
import { Helped } from '../feedback/helped'
import { QuestionField } from '../question-field'
import { useAsking } from '../use-asking'
import { withoutNumbers } from '../without-numbers'

interface AiSearchProps {
  lang: string
  before: Turn | null
  words: AnswerWords & FieldWords & { isMachine: string; results: string; copy: string }
}

export function AiSearch({ lang, before, words }: AiSearchProps) {
  const [turns, setTurns] = useState<Turn[]>(before ? [before] : [])
  const { live, isComing, ask } = useAsking({ lang, failed: words.failed, turns, change: setTurns })
  const answer = useRef<HTMLElement>(null)
  useFocusOnAnswer(live, () => headingIn(answer.current))
  const turn = turns.at(-1)

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const question = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (question === '' || isComing) return
    window.history.replaceState(
      null,
      '',
      searchHref(lang, { question: withoutNumbers(question), mode: 'ai' }),
    )
    void ask(question)
  }

  return (
    <div className={styles.chat}>
      <form action={href(lang, 'search')} onSubmit={onSubmit} className={styles.ask}>
        <input type="hidden" name="mode" value="ai" />
        <QuestionField
          name="q"
          words={words}
          isComing={isComing}
          typed={before?.question ?? ''}
          error={undefined}
        />
      </form>
      <p className={styles.quiet}>{words.isMachine}</p>
      {turn && (
        <CopyArea words={{ copied: words.copied, failed: words.copyFailed }}>
          <article ref={answer} className={styles.turn}>
            <h2 tabIndex={-1} dir="auto">
              {turn.question}
            </h2>
            <AnswerView
              {...{ lang, words, isComing }}
              parts={turn.parts}
              isLive={live !== null}
              again={
                <button
                  type="button"
                  className={`${styles.again} needs-scripts`}
                  onClick={() => void ask(turn.question, turns.slice(0, -1))}
                >
                  {words.tryAgain}
                </button>
              }
            />
            <ul role="list" className={styles.tools}>
              <li>
                <a
                  href={searchHref(lang, { question: withoutNumbers(turn.question) })}
                  className={styles.tool}
                >
                  {words.results}
                </a>
              </li>
              {isOver(turn) && (
                <li className="needs-scripts">
                  <button
                    type="button"
                    className={styles.tool}
                    data-copy-text={answerText(turn.parts, words.refusals, '')}
                  >
                    <Icon name="copy" size={20} />
                    {words.copy}
                  </button>
                </li>
              )}
            </ul>
            {mayBeRated(turn) && (
              <div className="needs-scripts">
                <Helped
                  {...{ lang, turn }}
                  at={0}
                  words={words.helped}
                  onKept={(helpful) =>
                    setTurns((all) =>
                      all.map((each, at) => (at === all.length - 1 ? { ...each, helpful } : each)),
                    )
                  }
                />
              </div>
            )}
          </article>
        </CopyArea>
      )}
    </div>
  )
}
