import { z } from 'zod'

/** A laptop as it is chosen step by step [2.4#35]; empty where nothing is chosen yet. */
export interface ChosenModel {
  brand: string
  serial: string
  model: string
}

const choice = z.string().trim().max(100).catch('')

/** Reads the query of a step; what has nothing before it is left out. */
export function readModelQuery(query: Record<string, unknown>): ChosenModel {
  const chosen = (name: keyof ChosenModel) => choice.parse([query[name]].flat()[0])
  const brand = chosen('brand')
  const serial = brand && chosen('serial')
  return { brand, serial, model: serial && chosen('model') }
}
