import { receiveVote } from '@/features/faq/receive-vote'

export function POST(request: Request): Promise<Response> {
  return receiveVote(request)
}
