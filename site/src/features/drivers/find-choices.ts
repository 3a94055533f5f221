import { mccAndLanguage, type CallResponse, type SectionRequest } from '@carelane/after-sales'
import { afterSales } from '@/platform/after-sales'
import type { ChosenModel } from './model-query'

export interface ModelChoices {
  chosen: ChosenModel
  choices: CallResponse<'driverChoices'>
  hasFailed: boolean
}

/** Ms */
const PATIENCE_MS = 2000

/** [2.4#35] */
export async function findChoices(
  section: Pick<SectionRequest, 'country' | 'locale'>,
  chosen: ChosenModel,
): Promise<ModelChoices> {
  const answer = await afterSales().call(
    'driverChoices',
    { ...mccAndLanguage(section), brand: chosen.brand || undefined, serial: chosen.serial || undefined },
    { signal: AbortSignal.timeout(PATIENCE_MS) },
  )
  if (!answer.ok) {
    const kept = (value: string) => (value ? [{ value, label: value }] : [])
    const { brand, serial, model } = chosen
    return {
      chosen,
      choices: { brands: kept(brand), serials: kept(serial), models: kept(model) },
      hasFailed: true,
    }
  }
  return { chosen: fitting(chosen, answer.data), choices: answer.data, hasFailed: false }
}

/** Without scripts, a new brand comes with the old series and model. */
function fitting({ brand, serial, model }: ChosenModel, lists: ModelChoices['choices']): ChosenModel {
  const has = (list: { value: string }[], value: string) => list.some((choice) => choice.value === value)
  if (!has(lists.brands, brand)) return { brand: '', serial: '', model: '' }
  if (!has(lists.serials, serial)) return { brand, serial: '', model: '' }
  return { brand, serial, model: has(lists.models, model) ? model : '' }
}
