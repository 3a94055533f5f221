import { useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Failure, FetchList, Listed } from './site-list-client'

const AGAIN_MS = 10_000

export function useSiteList<List>({ page, country }: Listed, fetchList: FetchList<List>) {
  const { code } = useLocale()
  const [list, setList] = useState<List | Failure>()
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const next = await fetchList({ page, country }, code, stop.signal)
      if (stop.signal.aborted) return
      setList(next)
      timer = setTimeout(ask, AGAIN_MS)
    }
    void ask()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [page, country, code, asked, fetchList])
  return { list, askAgain: () => setAsked((times) => times + 1) }
}
