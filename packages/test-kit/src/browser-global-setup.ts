import { startTestServer } from './server/server'
import { startStack } from './stack'
import { dropTemplates } from './stack/template'

/** Playwright's global setup: the whole product from its production builds, once for the run. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer()
  process.env.CARELANE_TEST_POSTGRES = server.url
  const stack = await startStack()
  process.env.CARELANE_TEST_SITE_URL = stack.siteUrl
  process.env.CARELANE_TEST_CMS_URL = stack.cmsUrl
  process.env.CARELANE_TEST_SANDBOX_URL = stack.sandboxUrl
  process.env.CARELANE_TEST_ACCOUNTS = JSON.stringify(stack.accounts)
  return async () => {
    await stack.stop()
    await dropTemplates(server.url)
    await server.stop()
  }
}
