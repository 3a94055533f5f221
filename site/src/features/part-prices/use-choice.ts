import { useEffect, useState } from 'react'
import {
  changed,
  choiceIn,
  isSameChoice,
  type PriceChoice,
  type PriceField,
} from '@/priced-parts/price-choice'

/** Steps between results replace the history entry. */
export function useChoice(page: string, asked: PriceChoice) {
  const [choice, setChoice] = useState(asked)
  useEffect(() => {
    const follow = () => {
      const named = choiceIn(new URLSearchParams(window.location.search))
      setChoice((before) => (isSameChoice(before, named) ? before : named))
    }
    // React remembers the first choice.
    follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  const choose = (field: PriceField, value: string) => {
    const next = changed(choice, field, value)
    const query = new URLSearchParams(next)
    const address = query.size === 0 ? page : `${page}?${query}`
    setChoice(next)
    if (choice.model === undefined) window.history.replaceState(null, '', address)
    else window.history.pushState(null, '', address)
  }
  return { choice, choose }
}
