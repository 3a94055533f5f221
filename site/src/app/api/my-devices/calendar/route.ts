import { answerDeviceCalendar } from '@/features/my-devices/answer-device-calendar'

export function GET(request: Request): Promise<Response> {
  return answerDeviceCalendar(request)
}
