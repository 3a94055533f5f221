import useSWR from 'swr'
import type { PriceAnswer } from './price-answer'
import { FIELDS, isSameChoice, type PriceChoice, type PriceField } from '@/priced-parts/price-choice'
import { fetchPrices, PricesRefused } from './prices-client'
import { useChoice } from './use-choice'

interface PricesInUse {
  choice: PriceChoice
  answer: PriceAnswer | undefined
  isLoading: boolean
  failure: string | undefined
  choose: (field: PriceField, value: string) => void
  askAgain: () => void
}

export function usePrices(
  lang: string,
  page: string,
  asked: PriceChoice,
  initial: PriceAnswer | null,
): PricesInUse {
  const { choice, choose } = useChoice(page, asked)
  const addressOf = (of: PriceChoice) => `/api/spare-parts-price/?${new URLSearchParams({ lang, ...of })}`
  const { data, error, isLoading, isValidating, mutate } = useSWR<PriceAnswer, Error>(
    addressOf(choice),
    fetchPrices,
    {
      fallback: initial ? { [addressOf(asked)]: initial } : {},
      keepPreviousData: true,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  )
  return {
    choice,
    // SWR would prefer its last data.
    answer: initial && isSameChoice(choice, asked) ? initial : data,
    isLoading: isLoading || (isValidating && error !== undefined),
    failure: error && (error instanceof PricesRefused ? error.message : ''),
    choose,
    askAgain: () => void mutate(),
  }
}

export function optionsFor(field: PriceField, choice: PriceChoice, answer: PriceAnswer | undefined) {
  const before = FIELDS.slice(0, FIELDS.indexOf(field))
  const chosen = choice[field]
  const isFor = before.every((name) => answer?.choice[name] === choice[name])
  const options = (isFor && answer?.lists[field]) || []
  const isKnown = chosen === undefined || options.some(({ value }) => value === chosen)
  return isKnown ? options : [...options, { value: chosen, name: chosen }]
}
