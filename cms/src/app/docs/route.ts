import { DOCS_POLICY, docsPage } from '../../main-api/documentation/docs-page'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  return new Response(String(await docsPage()), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': DOCS_POLICY,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  })
}
