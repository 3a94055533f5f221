'use client'

import { useRef, type ReactNode } from 'react'
import { Button } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { SelectField } from '@/ui/field/select-field'
import { Skeleton } from '@/ui/skeleton/skeleton'
import type { PriceAnswer } from './price-answer'
import { FIELDS, type PriceChoice, type PriceField } from '@/priced-parts/price-choice'
import { PriceResultView, type PriceResultWords } from './price-result'
import { optionsFor, usePrices } from './use-prices'
import styles from './prices.module.css'

export interface PriceWords extends PriceResultWords {
  fields: Record<PriceField, string>
  choose: string
  all: string
  next: string
  show: string
  loading: string
  failed: string
  unavailable: string
}

interface PriceFinderProps {
  lang: string
  page: string
  asked: PriceChoice
  initial: PriceAnswer | null
  failure: string | undefined
  words: PriceWords
  contact: ReactNode
}

/** [2.4#25] */
export function PriceFinder({ lang, page, asked, initial, failure, words, contact }: PriceFinderProps) {
  const prices = usePrices(lang, page, asked, initial)
  const { choice, answer, isLoading } = prices
  const result = useRef<HTMLDivElement>(null)
  const problem = isLoading ? undefined : (prices.failure ?? (answer ? undefined : failure))
  const isWhole = choice.model !== undefined
  return (
    <div className={styles.finder}>
      <form
        action={page}
        // Otherwise Back restores newer choices beside older prices.
        autoComplete="off"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (problem === undefined) result.current?.querySelector<HTMLElement>('h2')?.focus()
          else prices.askAgain()
        }}
      >
        {FIELDS.map((field) => {
          const options = optionsFor(field, choice, answer)
          const isOptional = field === 'category' || field === 'memory'
          return (
            <SelectField
              key={field}
              id={field}
              name={field}
              label={words.fields[field]}
              empty={isOptional && options.length > 0 ? words.all : words.choose}
              options={options}
              value={choice[field] ?? ''}
              disabled={options.length === 0}
              onChange={(event) => prices.choose(field, event.target.value)}
            />
          )
        })}
        <Button type="submit">{isWhole ? words.show : words.next}</Button>
      </form>
      <div ref={result} className={styles.result} aria-busy={isLoading}>
        <p role="status" className="visually-hidden">
          {isLoading && words.loading}
        </p>
        {isLoading ? (
          <Skeleton lines={9} />
        ) : problem !== undefined ? (
          <Callout tone="bad" title={<h2 tabIndex={-1}>{words.failed}</h2>}>
            <p>{problem || words.unavailable}</p>
            {contact}
          </Callout>
        ) : (
          answer && <PriceResultView result={answer.result} words={words} contact={contact} />
        )}
      </div>
    </div>
  )
}
