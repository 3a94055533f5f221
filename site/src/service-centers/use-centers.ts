import { useSearchParams } from 'next/navigation'
import { useState } from 'react'
import useSWR from 'swr'
import type { CentersAnswer } from './center'
import { fetchCenters } from './centers-client'
import { askedIn, centersSearch, type Asked } from './centers-search'

const ONCE = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  keepPreviousData: true,
}

export interface Section {
  lang: string
  country: string
  path: string
}

export interface Initial {
  answer: CentersAnswer
  search: string
}

export function useCenters({ lang, country, path }: Section, initial: Initial) {
  const asked = askedIn(useSearchParams())
  const search = centersSearch(asked, country)
  const [isAskedAgain, askAgain] = useState(false)
  const isWritten = search === initial.search && !isAskedAgain
  const { data, error, isLoading, mutate } = useSWR(
    isWritten ? null : ['service-centers', lang, search],
    () => fetchCenters(lang, search),
    ONCE,
  )
  const answer = isWritten ? initial.answer : (data ?? initial.answer)

  function ask(question: Asked): void {
    const next = centersSearch(question, country)
    if (next !== search) window.history.pushState(null, '', path + next)
    else if (isWritten) askAgain(true)
    else void mutate()
  }

  return { asked, search, answer, hasFailed: error !== undefined, isLoading, ask }
}
