'use client'

import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Choice } from './center'
import { centersSearch, type Asked } from './centers-search'
import { LocatorForm } from './locator-form'
import { MapPanel } from './map-panel'
import { NearMe } from './near-me'
import { Results } from './results'
import { useCenters, type Initial, type Section } from './use-centers'
import { useNear } from './use-near'
import type { CentersWords } from './words'
import styles from './locator.module.css'

interface LocatorProps {
  section: Section
  initial: Initial
  countries: Choice[]
  brands: readonly string[]
  /** Null where the service says nothing of slots, kinds and parts. */
  kinds: Choice[] | null
  words: CentersWords
  /** BCP 47 */
  tag: string
  /** Null for our own outlines. */
  mapStyle: string | null
  contact: ReactNode
}

/** [2.4#19] */
export function Locator({
  section,
  initial,
  countries,
  brands,
  kinds,
  words,
  tag,
  mapStyle,
  contact,
}: LocatorProps) {
  const { asked, search, answer, hasFailed, isLoading, ask } = useCenters(section, initial)
  const country = asked.country || section.country
  const { brand = '', open = '', kind = '', sort = '' } = asked
  // Of a part that the service does not know, nothing is asked.
  const { model, part } = answer.asked
  const filters = { country, brand, open, kind, model, part, sort }
  const near = useNear({ lang: section.lang, ...filters })
  const heading = useRef<HTMLHeadingElement>(null)
  const isNear = near.status === 'on'
  const shown = isNear ? near.answer : answer
  const pageShown = isNear ? near.page : search
  const turned = useRef(false)

  useLayoutEffect(() => {
    if (!turned.current) return
    turned.current = false
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'start' })
  }, [pageShown])

  function turnTo(page: number): void {
    turned.current = true
    if (isNear) near.turnTo(page)
    else ask({ ...asked, page: String(page) })
  }

  return (
    <div className={styles.locator}>
      <LocatorForm
        section={section}
        asked={asked}
        search={search}
        countries={countries}
        states={answer.states}
        cities={answer.cities}
        brands={brands}
        kinds={kinds}
        isNear={isNear}
        words={words.form}
        ask={askAnew}
      >
        <NearMe near={near} words={words.near} />
      </LocatorForm>
      <Results
        heading={heading}
        found={shown?.found ?? null}
        at={shown?.at ?? 0}
        kept={isNear ? null : (answer.kept ?? null)}
        failure={failureOf()}
        isLoading={isNear ? near.isLoading : isLoading}
        isNear={isNear}
        isOpenOnly={open === '1'}
        part={asked.part ? (answer.part ?? null) : null}
        withoutPart={{
          href: section.path + centersSearch({ ...asked, model: '', part: '', page: '' }, section.country),
          go: () => askAnew({ ...asked, model: '', part: '', page: '' }),
        }}
        words={words}
        contact={contact}
        hrefOf={(page) => section.path + centersSearch({ ...asked, page: String(page) }, section.country)}
        turnTo={turnTo}
      >
        <MapPanel
          lang={section.lang}
          of={{ question: isNear ? filters : answer.asked, at: shown?.at ?? answer.at }}
          tag={tag}
          mapStyle={mapStyle}
          country={country}
          position={near.position}
          words={words}
          shown={shown?.found?.centers ?? []}
        />
      </Results>
    </div>
  )

  function askAnew(question: Asked): void {
    if (isFiltered({ ...asked, country }, question)) near.turnTo(1)
    else near.leave()
    ask(question)
  }

  function failureOf(): string | null {
    if (isNear) return near.failure && (near.failure.told ?? words.results.unavailable)
    return hasFailed ? words.results.unavailable : answer.failure
  }
}

const PLACE = ['country', 'state', 'city', 'q'] as const
const FILTERS = ['brand', 'open', 'kind', 'model', 'part', 'sort'] as const

function isFiltered(before: Asked, after: Asked): boolean {
  const isSame = (name: keyof Asked) => (before[name] ?? '') === (after[name] ?? '')
  return PLACE.every(isSame) && !FILTERS.every(isSame)
}
