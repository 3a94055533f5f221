import { AnswerView } from '../answer-view'
import styles from '../assistant.module.css'
import type { AnswerWords } from '../assistant-words'
import { mayBeRated, type Turn } from '../conversation'
import { Helped } from '../feedback/helped'

interface ChatTurnProps {
  lang: string
  turn: Turn
  at: number
  words: AnswerWords
  isComing: boolean
  isLive: boolean
  send: (form: FormData) => void
  onAgain: () => void
  onHelped: (helpful: 'yes' | 'no') => void
}

export function ChatTurn({
  lang,
  turn,
  at,
  words,
  isComing,
  isLive,
  send,
  onAgain,
  onHelped,
}: ChatTurnProps) {
  return (
    <li className={styles.turn}>
      <div className={styles.question}>
        <p className={styles.who}>{words.you}</p>
        <h2 tabIndex={-1} dir="auto">
          {turn.question}
        </h2>
      </div>
      <AnswerView
        {...{ lang, words, isComing, isLive }}
        parts={turn.parts}
        again={
          <button type="button" className={`${styles.again} needs-scripts`} onClick={onAgain}>
            {words.tryAgain}
          </button>
        }
      />
      {mayBeRated(turn) && <Helped {...{ lang, turn, at, send }} words={words.helped} onKept={onHelped} />}
    </li>
  )
}
