import { answerCalendar } from '@/features/pick-up/answer-calendar'

export function GET(request: Request): Promise<Response> {
  return answerCalendar(request)
}
