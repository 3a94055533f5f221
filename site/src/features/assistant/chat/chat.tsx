'use client'

import { useActionState, useEffect, useRef, type ReactNode } from 'react'
import { CopyArea } from '@/links/copy-area'
import { useFocusOnAnswer, wrongIn } from '@/forms/use-focus-on-answer'
import styles from '../assistant.module.css'
import type { AnswerWords, FieldWords } from '../assistant-words'
import { isSelfHarm } from '../conversation'
import { changeConversation, forgetConversation, useConversation } from '../use-conversation'
import { QuestionField } from '../question-field'
import { useAsking } from '../use-asking'
import { NOTHING_SAID, type Ask } from './chat-state'
import { ChatTurn } from './chat-turn'
import { Examples } from './examples'
import { HandOver, type HandOverProps } from './hand-over'

export interface ChatWords extends AnswerWords, FieldWords {
  conversation: string
  clear: string
  examples: string
}

interface ChatProps extends Pick<HandOverProps, 'ways' | 'origin'> {
  lang: string
  /** One per country, in any language. */
  name: string
  path: string
  examples: string[]
  words: ChatWords & HandOverProps['words']
  note: ReactNode
  /** Without scripts. */
  askByForm: Ask
}

export function Chat({ lang, name, path, examples, words, ways, origin, note, askByForm }: ChatProps) {
  const [state, send] = useActionState(askByForm, NOTHING_SAID)
  const turns = useConversation(name, state.turns)
  const { live, isComing, ask, stop } = useAsking({
    lang,
    failed: words.failed,
    turns,
    change: (change) => changeConversation(name, change),
  })
  const list = useRef<HTMLOListElement>(null)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (state.turns.length > 0) changeConversation(name, () => state.turns)
  }, [name, state.turns])
  useFocusOnAnswer(live, (asked) =>
    asked ? list.current?.children[asked.at]?.querySelector<HTMLElement>('h2') : wrongIn(form.current),
  )

  return (
    <div className={styles.chat}>
      {note}
      <CopyArea words={{ copied: words.copied, failed: words.copyFailed }}>
        <ol ref={list} role="list" aria-label={words.conversation} className={styles.turns}>
          {turns.map((turn, at) => (
            <ChatTurn
              key={at}
              {...{ lang, turn, at, words, send }}
              isComing={isComing && at === turns.length - 1}
              isLive={live?.at === at}
              onAgain={() => void ask(turn.question, turns.slice(0, at))}
              onHelped={(helpful) =>
                changeConversation(name, (all) =>
                  all.map((each, place) => (place === at ? { ...each, helpful } : each)),
                )
              }
            />
          ))}
        </ol>
        <form
          ref={form}
          action={send}
          noValidate
          className={styles.ask}
          onSubmit={(event) => {
            event.preventDefault()
            const field = event.currentTarget.elements.namedItem('question') as HTMLTextAreaElement
            const { submitter } = event.nativeEvent as SubmitEvent
            const question = submitter?.getAttribute('value') ?? field.value.trim()
            if (question === '') return field.focus()
            if (isComing) return
            field.value = ''
            void ask(question)
          }}
        >
          <input type="hidden" name="lang" value={lang} />
          {turns.length === 0 && <Examples label={words.examples} examples={examples} />}
          <QuestionField
            name="question"
            words={words}
            isComing={isComing}
            typed={state.typed}
            error={state.problem ?? undefined}
          />
        </form>
        {!turns.slice(-1).some(isSelfHarm) && <HandOver {...{ turns, words, ways, origin }} />}
        {turns.length > 0 && (
          <a
            href={path}
            className={styles.clear}
            onClick={(event) => {
              event.preventDefault()
              stop()
              forgetConversation(name)
              form.current?.querySelector('textarea')?.focus()
            }}
          >
            {words.clear}
          </a>
        )}
      </CopyArea>
    </div>
  )
}
