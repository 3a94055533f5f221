import { beginPhoto, showPhoto, takeBack } from '@/uploads/answer-photos'

export function GET(request: Request): Promise<Response> {
  return showPhoto(request)
}

export function POST(request: Request): Promise<Response> {
  return beginPhoto(request)
}

export function DELETE(request: Request): Promise<Response> {
  return takeBack(request)
}
