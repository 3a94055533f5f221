import { holdBackRequest } from '@/features/lookup/guard/hold-back-request'
import { answerCenter } from '@/features/service-centers/answer-centers'

/** One service centre, for the map: `?lang=ng&id=12`. */
export async function GET(request: Request): Promise<Response> {
  return (
    (await holdBackRequest(request, 'service-centers')) ??
    answerCenter(Object.fromEntries(new URL(request.url).searchParams))
  )
}
