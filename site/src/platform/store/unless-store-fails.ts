import { StoreError } from './store'

export type FromStore<Value> = { ok: true; value: Value } | { ok: false }

export async function unlessStoreFails<Value>(asked: Promise<Value>): Promise<FromStore<Value>> {
  try {
    return { ok: true, value: await asked }
  } catch (error) {
    if (error instanceof StoreError) return { ok: false }
    throw error
  }
}
