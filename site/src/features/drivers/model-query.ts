import { z } from 'zod'

/** Empty strings: no choice [2.4#35]. */
export interface ChosenModel {
  brand: string
  serial: string
  model: string
}

const choice = z.string().trim().max(100).catch('')

export function readModelQuery(query: Record<string, unknown>): ChosenModel {
  const chosen = (name: keyof ChosenModel) => choice.parse([query[name]].flat()[0])
  const brand = chosen('brand')
  const serial = brand && chosen('serial')
  return { brand, serial, model: serial && chosen('model') }
}
