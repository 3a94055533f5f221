import { useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { SubmissionsList } from '../../submissions/submissions-list'
import { fetchSubmissions, type Listed } from './submissions-client'

/** What waits is delivered by itself meanwhile; so soon, in ms, it is asked again. */
const AGAIN_MS = 10_000

/** `undefined` until it is known; null while the site does not answer. */
export function useSubmissions({ page, country }: Listed) {
  const { code } = useLocale()
  const [list, setList] = useState<SubmissionsList | null>()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const next = await fetchSubmissions({ page, country }, code, stop.signal)
      if (stop.signal.aborted) return
      setList(next)
      timer = setTimeout(ask, AGAIN_MS)
    }
    void ask()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [page, country, code, asked])
  return { list, askAgain: () => setAsked((times) => times + 1) }
}
