import { directionOf } from '@carelane/countries'
import type { Bench, BenchText } from '../../translations/bench-contract'
import type { SayText } from '../interface-texts'
import styles from './translation-bench.module.css'
import type { Marks } from './use-bench'

interface BenchTextRowProps extends Pick<Bench, 'from' | 'to' | 'mayWrite'> {
  row: BenchText
  typed: string
  marks: Marks
  isBusy: boolean
  say: SayText
  type: (text: string) => void
  settle: (theirs: string, take: boolean) => void
  stillRight: () => void
}

const STATES = { missing: 'textMissing', outdated: 'textOutdated', done: 'textDone' } as const

export function BenchTextRow({ row, typed, marks, ...rest }: BenchTextRowProps) {
  const { from, to, mayWrite, isBusy, say, type, settle, stillRight } = rest
  const { path, label, source, state, changes, terms, longest, input } = row
  const id = `text-${path}`
  const { problem, theirs } = marks
  const isLong = longest !== null && typed.length > longest
  const target = { lang: to, dir: directionOf(to) }
  return (
    <div className={styles.text} data-state={typed === row.text ? state : 'done'}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-state`} className={styles.state}>
          {say(STATES[state])}
        </span>
        {state === 'outdated' && mayWrite && typed === row.text && (
          <button type="button" disabled={isBusy} aria-describedby={`${id}-state`} onClick={stillRight}>
            {say('textStillRight')}
          </button>
        )}
      </div>
      <div className={styles.source}>
        <div lang={from} dir={directionOf(from)} className={styles.words}>
          {changes && from === 'en'
            ? changes.map(({ kind, text }, at) => {
                const Mark = MARKS[kind]
                return <Mark key={at}>{text}</Mark>
              })
            : source}
        </div>
        {terms.length > 0 && (
          <p className={styles.hint}>
            {say('translateTerms')}{' '}
            {terms.map(({ english, word }, at) => (
              <span key={english}>
                {at > 0 && ' · '}
                <span lang="en">{english}</span> = <bdi lang={to}>{word}</bdi>
              </span>
            ))}
          </p>
        )}
      </div>
      <div className={styles.target}>
        <textarea
          {...target}
          id={id}
          data-path={path}
          className={styles.input}
          data-input={input}
          rows={input === 'line' ? 1 : undefined}
          value={typed}
          readOnly={!mayWrite}
          aria-describedby={`${id}-state ${id}-length`}
          aria-invalid={problem !== undefined || undefined}
          onChange={({ target: { value } }) => type(input === 'line' ? value.replaceAll('\n', ' ') : value)}
        />
        <p id={`${id}-length`} className={styles.hint} data-tone={isLong ? 'bad' : undefined}>
          {longest === null ? '' : say('translateLength', { used: typed.length, longest })}
        </p>
        {problem !== undefined && <p role="alert">{problem}</p>}
        {theirs !== undefined && (
          <div role="alert" className={styles.theirs}>
            <p>{say('translateTheirs')}</p>
            <blockquote {...target}>{theirs}</blockquote>
            <button type="button" onClick={() => settle(theirs, true)}>
              {say('translateTakeTheirs')}
            </button>{' '}
            <button type="button" onClick={() => settle(theirs, false)}>
              {say('translateKeepMine')}
            </button>
          </div>
        )}
      </div>
    </div>
  )
}

const MARKS = { same: 'span', added: 'ins', removed: 'del' } as const
