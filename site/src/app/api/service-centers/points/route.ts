import { answerPoints } from '@/features/service-centers/answer-centers'

/** Where all centres of a country are, for the map: `?lang=ng&country=ng`. */
export async function GET(request: Request): Promise<Response> {
  return answerPoints(Object.fromEntries(new URL(request.url).searchParams))
}
