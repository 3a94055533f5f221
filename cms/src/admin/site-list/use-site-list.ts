import { useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Failure, FetchList, Listed } from './site-list-client'

const AGAIN_MS = 10_000

/** `shown` is what a `SiteList` needs; `tell` says what an act did, and asks for the list anew. */
export function useSiteList<List>(fetchList: FetchList<List>) {
  const { code } = useLocale()
  const [list, setList] = useState<List | Failure>()
  const [listed, choose] = useState<Listed>({ page: 1, country: null })
  const [told, setTold] = useState('')
  const [asked, setAsked] = useState(0)
  const { page, country } = listed
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
  const tell = (text: string) => {
    setTold(text)
    setAsked((times) => times + 1)
  }
  return { shown: { list, listed, choose, told }, tell }
}
