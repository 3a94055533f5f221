import useSWRImmutable from 'swr/immutable'
import { choicesAddress, fetchChoices } from './choices-client'
import type { ModelChoices } from './find-choices'
import type { ChosenModel } from './model-query'

export function useChoices(lang: string, start: ModelChoices, { brand, serial }: ChosenModel) {
  const known = start.hasFailed ? undefined : start.choices
  const isStart = brand === start.chosen.brand
  const brands = useLists(choicesAddress(lang, {}), known)
  const serials = useLists(brand && choicesAddress(lang, { brand }), isStart ? known : undefined)
  const models = useLists(
    brand && serial && choicesAddress(lang, { brand, serial }),
    isStart && serial === start.chosen.serial ? known : undefined,
  )
  const lists = [brands, serials, models]
  return {
    brands: brands.data?.brands ?? start.choices.brands,
    serials: serials.data?.serials ?? [],
    models: models.data?.models ?? [],
    isLoading: lists.some((list) => list.isLoading),
    hasFailed: lists.some((list) => list.error !== undefined),
  }
}

function useLists(address: string, known: ModelChoices['choices'] | undefined) {
  return useSWRImmutable(address || null, fetchChoices, { fallbackData: known, errorRetryCount: 2 })
}
