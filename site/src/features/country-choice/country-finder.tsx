'use client'

import { useEffect, useRef, useState, type FormEvent } from 'react'
import { fetchCountryNames, fetchVisitorCountry } from './country-client'
import { fits, fold } from './fold'
import { COUNTRY_PLACE, linkOf, showOnly, type ShownLink } from './page-links'
import styles from './country-finder.module.css'

interface CountryFinderProps {
  current: string
  words: { search: string; here: string; suggested: string }
  counts: string[]
}

export function CountryFinder({ current, words, counts }: CountryFinderProps) {
  const [suggestion, setSuggestion] = useState<ShownLink | null>(null)
  const [found, setFound] = useState<number | null>(null)
  const typed = useRef('')

  useEffect(() => {
    void (async () => {
      const country = await fetchVisitorCountry()
      if (country && country !== 'global' && country !== current) setSuggestion(linkOf(country))
    })()
  }, [current])

  async function search(text: string) {
    typed.current = text
    const names = await fetchCountryNames()
    // Typed on meanwhile.
    if (!names || typed.current !== text) return
    const asked = fold(text)
    const fitting = Object.keys(names).filter((code) => names[code]?.some((name) => fits(name, asked)))
    showOnly(asked === '' ? null : new Set(fitting))
    setFound(asked === '' ? null : fitting.length)
  }

  function goToFirst(event: FormEvent) {
    event.preventDefault()
    if (found) document.querySelector<HTMLElement>('li:not([hidden]) > [data-country]')?.focus()
  }

  return (
    <div className={styles.finder}>
      <p className={styles.place}>
        {suggestion ? (
          <a href={suggestion.href}>
            <span className={styles.flag} style={{ backgroundPositionY: suggestion.flagPlace }} />
            {words.suggested.replace(COUNTRY_PLACE, suggestion.name)}
          </a>
        ) : (
          words.here
        )}
      </p>
      <form role="search" className={`${styles.search} needs-scripts`} onSubmit={goToFirst}>
        <label htmlFor="country-search">{words.search}</label>
        <input
          id="country-search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={60}
          onFocus={() => void fetchCountryNames()}
          onChange={(event) => void search(event.target.value)}
        />
        <p role="status">{found === null ? '' : (counts[found] ?? '')}</p>
      </form>
    </div>
  )
}
