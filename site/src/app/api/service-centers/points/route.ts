import { holdBackRequest } from '@/features/lookup/guard/hold-back-request'
import { answerPoints } from '@/features/service-centers/answer-centers'

/** Where all centres of a country are, for the map: `?lang=ng&country=ng`. */
export async function GET(request: Request): Promise<Response> {
  return (
    (await holdBackRequest(request, 'service-centers')) ??
    answerPoints(Object.fromEntries(new URL(request.url).searchParams))
  )
}
