import { takePart, tellArrived } from '@/uploads/answer-photos'

export function GET(request: Request): Promise<Response> {
  return tellArrived(request)
}

export function POST(request: Request): Promise<Response> {
  return takePart(request)
}
