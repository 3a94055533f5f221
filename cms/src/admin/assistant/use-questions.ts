import { useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { QuestionsList } from '../../assistant/questions-list'
import type { Listed } from '../submissions/submissions-client'
import { fetchQuestions } from './questions-client'

/** `undefined` until it is known; null while the site does not answer. */
export function useQuestions({ page, country }: Listed) {
  const { code } = useLocale()
  const [list, setList] = useState<QuestionsList | null>()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    void fetchQuestions({ page, country }, code, stop.signal).then((next) => {
      if (!stop.signal.aborted) setList(next)
    })
    return () => stop.abort()
  }, [page, country, code, asked])
  return { list, askAgain: () => setAsked((times) => times + 1) }
}
