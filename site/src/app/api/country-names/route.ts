import { countryNames } from '@/features/country-choice/country-names'

let body: string | undefined

export function GET(): Response {
  body ??= JSON.stringify(countryNames())
  return new Response(body, {
    headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=86400' },
  })
}
