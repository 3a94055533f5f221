import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { interfaceTexts } from '../interface-texts'
import { FAILURE_WORDS } from '../site-list/site-list'
import { actOnComments, type Named } from './comments-client'

interface Problem {
  message: string
  path: string | null
}

/** One act at a time, and what became of the last one. */
export function useAct(named: Named, onDone: () => void) {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const act = async (name: string, sent: object): Promise<boolean> => {
    setIsBusy(true)
    const outcome = await actOnComments(named, name, sent)
    setIsBusy(false)
    if (typeof outcome === 'string') setProblem({ message: say(FAILURE_WORDS[outcome]), path: null })
    else setProblem('isDone' in outcome ? null : outcome)
    const isDone = typeof outcome !== 'string' && 'isDone' in outcome
    if (isDone) onDone()
    return isDone
  }
  const problemOf = (...paths: string[]) =>
    problem?.path && paths.includes(problem.path) ? problem.message : null
  /** What belongs to no field that is shown. */
  const otherProblem = (...shown: string[]) =>
    problem && !(problem.path !== null && shown.includes(problem.path)) ? problem.message : null
  return { act, isBusy, problemOf, otherProblem }
}
