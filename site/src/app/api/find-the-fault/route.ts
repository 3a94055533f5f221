import { receiveResult } from '@/features/find-the-fault/receive-result'

export function POST(request: Request): Promise<Response> {
  return receiveResult(request)
}
