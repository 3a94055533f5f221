import { countryNames } from '@/features/country-choice/country-names'

let body: string | undefined

/** All names of all countries, for the search on the page where a country is chosen. */
export function GET(): Response {
  body ??= JSON.stringify(countryNames())
  return new Response(body, {
    headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=86400' },
  })
}
