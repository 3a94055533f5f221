import { StoreError } from './store'

/** What the store gives; null where it does not answer, which the log says. Any other failure is a fault of ours, and stays one. */
export async function orNull<Result>(asked: Promise<Result>): Promise<Result | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof StoreError) return null
    throw error
  }
}
