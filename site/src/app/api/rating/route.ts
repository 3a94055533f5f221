import { openRating } from '@/features/rating/open-rating'

export function POST(request: Request): Promise<Response> {
  return openRating(request)
}
