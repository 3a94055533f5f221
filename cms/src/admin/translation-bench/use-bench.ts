import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { Bench, BenchText, Saved } from '../../translations/bench-contract'
import { interfaceTexts } from '../interface-texts'
import { FAILURE_WORDS } from '../site-list/site-list'
import { type Act, tellBench } from './translation-client'

interface Told {
  tone: 'good' | 'bad'
  text: string
}

export interface Marks {
  problem: string | undefined
  /** What somebody else wrote meanwhile. */
  theirs: string | undefined
}

export function useBench(initial: Bench, languageName: string) {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const [bench, setBench] = useState(initial)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [outcome, setOutcome] = useState<Pick<Saved, 'conflicts' | 'problems'>>(NOTHING)
  const [told, setTold] = useState<Told | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const textOf = (text: BenchText) => typed[text.path] ?? text.text
  const isChanged = (text: BenchText) => textOf(text) !== text.text
  const changed = bench.texts.filter(isChanged)

  // What is typed over stays what it was typed over, so that a change of somebody else's is noticed.
  const withTyped = (fresh: Bench): Bench => ({
    ...fresh,
    texts: fresh.texts.map((text) => {
      const known = bench.texts.find(({ path }) => path === text.path)
      return known && isChanged(known) ? { ...text, text: known.text } : text
    }),
  })

  const tell = async (act: Act, sent: object, done: string): Promise<boolean> => {
    setIsBusy(true)
    const answer = await tellBench(bench, act, sent)
    setIsBusy(false)
    if (typeof answer === 'string') setTold({ tone: 'bad', text: say(FAILURE_WORDS[answer]) })
    else if ('refusal' in answer) setTold({ tone: 'bad', text: answer.refusal })
    else {
      const { conflicts, problems } = answer
      setOutcome({ conflicts, problems })
      if (conflicts.length + problems.length > 0) {
        setTold({ tone: 'bad', text: say(conflicts.length > 0 ? 'translateConflict' : 'translateProblem') })
        return false
      }
      if (act === 'save')
        setTyped((now) =>
          Object.fromEntries(Object.entries(now).filter(([path, text]) => text !== typed[path])),
        )
      setBench(act === 'still-right' ? withTyped(answer.bench) : answer.bench)
      setTold({ tone: 'good', text: done })
      return true
    }
    return false
  }

  const save = async (): Promise<boolean> => {
    if (changed.length === 0) {
      setTold({ tone: 'good', text: say('translateUnchanged') })
      return true
    }
    const texts = changed.map((text) => ({ path: text.path, was: text.text, text: textOf(text) }))
    return tell('save', { texts }, say('translateSaved'))
  }

  const publish = async () => {
    if (changed.length === 0 || (await save()))
      await tell('publish', {}, say('translatePublished', { language: languageName }))
  }

  const settle = (path: string, theirs: string, take: boolean) => {
    setBench({
      ...bench,
      texts: bench.texts.map((text) => (text.path === path ? { ...text, text: theirs } : text)),
    })
    setTyped({ ...typed, [path]: take ? theirs : (typed[path] ?? '') })
    setOutcome({ ...outcome, conflicts: outcome.conflicts.filter((each) => each.path !== path) })
  }

  return {
    bench,
    told,
    isBusy,
    hasChanges: changed.length > 0,
    textOf,
    isOpen: (text: BenchText) => text.state !== 'done' && !isChanged(text),
    marksOf: ({ path }: BenchText): Marks => ({
      problem: outcome.problems.find((each) => each.path === path)?.message,
      theirs: outcome.conflicts.find((each) => each.path === path)?.now,
    }),
    type: (path: string, text: string) => setTyped({ ...typed, [path]: text }),
    settle,
    save,
    publish,
    stillRight: (path: string) => tell('still-right', { paths: [path] }, say('translateSaved')),
  }
}

const NOTHING = { conflicts: [], problems: [] }
