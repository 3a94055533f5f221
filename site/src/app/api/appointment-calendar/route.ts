import { answerCalendar } from '@/features/appointments/answer-calendar'

export function GET(request: Request): Promise<Response> {
  return answerCalendar(request)
}
