import { useEffect, useRef, useState } from 'react'
import type { Card } from '@/articles/card'
import type { More, MoreArticles } from './more-articles'
import { fetchMoreArticles } from './news-client'

interface Start {
  cards: Card[]
  page: number
  more: More | null
  shown: string
}

/** Newer requests cancel pending ones (§7). */
export function useMoreArticles(start: Start) {
  const [list, setList] = useState({ ...start, loaded: { text: '', count: 0 } })
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const pending = useRef<AbortController>(null)

  async function load(more: More): Promise<More | null> {
    pending.current?.abort()
    const request = new AbortController()
    pending.current = request
    setState('loading')
    const answer = await fetchMoreArticles(more.data, request.signal)
    if (request.signal.aborted) return null
    setState(answer ? 'idle' : 'failed')
    if (!answer) return null
    setList((before) => added(before, answer))
    window.history.replaceState(null, '', more.href)
    return answer.more
  }

  useEffect(() => {
    // After Back the address may name a longer list than React kept.
    const asked = Number(new URLSearchParams(window.location.search).get('page'))
    void (async () => {
      let more = start.more
      for (let page = start.page; page < asked && more; page++) more = await load(more)
    })()
    return () => pending.current?.abort()
  }, [])

  return { ...list, state, load }
}

function added<List extends Start>(before: List, answer: MoreArticles) {
  const known = new Set(before.cards.map(({ id }) => id))
  // New articles shift old ones onto the next page.
  const cards = answer.cards.filter(({ id }) => !known.has(id))
  return {
    ...before,
    cards: [...before.cards, ...cards],
    more: answer.more,
    shown: answer.shown,
    loaded: { text: answer.loaded, count: cards.length },
  }
}
