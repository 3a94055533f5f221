import { chooseVersion } from '@/features/data-light/choose-version'

export function POST(request: Request): Promise<Response> {
  return chooseVersion(request)
}
