import { z } from 'zod'
import { changeInWords, type Failure, type Refused } from '../site-list/site-list-client'

interface Instants {
  from: string | null
  to: string | null
}

/** As the document's own form saves it, with its checks. */
export function moveBanner(id: number, window: Instants): Promise<object | Failure | Refused> {
  return changeInWords(`/api/ads/${id}?depth=0`, z.looseObject({}), window)
}
