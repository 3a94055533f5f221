import { receiveView } from '@/features/faq/receive-view'

export function POST(request: Request): Promise<Response> {
  return receiveView(request)
}
