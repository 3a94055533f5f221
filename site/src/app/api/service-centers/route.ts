import { holdBackRequest } from '@/features/lookup/guard/hold-back-request'
import { answerCenters, answerNearCenters } from '@/features/service-centers/answer-centers'
import { readForm } from '@/platform/read-form'

/** Service centres: `?lang=ng&country=ng&state=Lagos&city=Ikeja&q=market&page=2`. */
export async function GET(request: Request): Promise<Response> {
  return (
    (await holdBackRequest(request, 'service-centers')) ??
    answerCenters(Object.fromEntries(new URL(request.url).searchParams))
  )
}

/** Service centres near a place, which stands in the body alone. */
export async function POST(request: Request): Promise<Response> {
  return (await holdBackRequest(request, 'service-centers')) ?? answerNearCenters(await readForm(request))
}
