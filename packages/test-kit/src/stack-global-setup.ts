import { useTestServer } from './server/use-test-server'
import { startStack } from './stack'

/** Production builds with seeded content. Tests find them through environment variables. */
export default async function setup(): Promise<() => Promise<void>> {
  const stopServer = await useTestServer()
  const stack = await startStack()
  Object.assign(process.env, {
    CARELANE_TEST_SITE_URL: stack.siteUrl,
    CARELANE_TEST_CMS_URL: stack.cmsUrl,
    CARELANE_TEST_SANDBOX_URL: stack.sandboxUrl,
    CARELANE_TEST_STORE_URL: stack.databaseUrls.carelane_site,
    CARELANE_TEST_SERVICE_STORE_URL: stack.databaseUrls.carelane_sandbox,
    CARELANE_TEST_ACCOUNTS: JSON.stringify(stack.accounts),
  })
  return async () => {
    await stack.stop()
    await stopServer()
  }
}
