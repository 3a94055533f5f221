import type { Recall } from '@carelane/main-api'
import { cache } from 'react'
import { ContentUnavailable } from './content-unavailable'
import { callMainApi } from './main-api'

/** Ms. What stands beside it must not wait. */
const PATIENCE_MS = 500

/** Those that count today in the country, the gravest first. */
export const getRecalls = cache(async (lang: string): Promise<Recall[]> => {
  const list = await callMainApi('recallList', { shortName: lang })
  return list?.recalls ?? []
})

/** Beside an answer that is worth showing without them: none if the cms does not answer soon. */
export async function getRecallsSoon(lang: string): Promise<Recall[]> {
  try {
    const list = await callMainApi('recallList', { shortName: lang }, AbortSignal.timeout(PATIENCE_MS))
    return list?.recalls ?? []
  } catch (error) {
    if (error instanceof ContentUnavailable) return []
    throw error
  }
}
