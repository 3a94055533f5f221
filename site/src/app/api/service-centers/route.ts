import { answerCenters, answerNearCenters } from '@/features/service-centers/answer-centers'

/** Service centres: `?lang=ng&country=ng&state=Lagos&city=Ikeja&q=market&page=2`. */
export async function GET(request: Request): Promise<Response> {
  return answerCenters(Object.fromEntries(new URL(request.url).searchParams))
}

/** Service centres near a place, which stands in the body alone. */
export async function POST(request: Request): Promise<Response> {
  return answerNearCenters(await request.json().catch(() => null))
}
