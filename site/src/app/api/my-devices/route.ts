import { answerDevices } from '@/features/my-devices/answer-devices'

export function GET(request: Request): Promise<Response> {
  return answerDevices(request)
}
