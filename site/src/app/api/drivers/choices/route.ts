import { answerChoices } from '@/features/drivers/answer-choices'

/** What can be chosen next: `?lang=ng&brand=Aster&serial=Book`. */
export async function GET(request: Request): Promise<Response> {
  return answerChoices(request)
}
