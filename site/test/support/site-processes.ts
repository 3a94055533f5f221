import type { Stack } from '@carelane/test-kit/stack'
import { BuiltSite } from './built-site'
import { serverOf } from './live-site'

/** One of several processes of the site of a stack whose cms names it in `SITE_RECEIVERS`. */
export function startSiteProcess(
  { cmsUrl, databaseUrls, secrets }: Stack,
  port: number,
  env: Record<string, string> = {},
): Promise<BuiltSite> {
  const shared = { ...serverOf(databaseUrls.carelane_site), PUBLICATION_SECRET: secrets.publicationSecret }
  return BuiltSite.start(cmsUrl, { ...shared, ...env }, port)
}

/** As the cms reaches it. */
export function addressOf(port: number): string {
  return `http://127.0.0.1:${port}`
}

export function headingIn(html: string): string | undefined {
  return /<h1[^>]*>([^<]*)</.exec(html)?.[1]
}
