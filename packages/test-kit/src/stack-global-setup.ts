import { createECDH } from 'node:crypto'
import { freePort } from '@carelane/stack'
import { useTestServer } from './server/use-test-server'
import { startStack } from './stack'

/** Production builds with seeded content. Tests find them through environment variables. */
export default async function setup(): Promise<() => Promise<void>> {
  const stopServer = await useTestServer()
  const mailPort = await freePort()
  const stack = await startStack({ environment: wordsBy(mailPort) })
  Object.assign(process.env, {
    CARELANE_TEST_SITE_URL: stack.siteUrl,
    CARELANE_TEST_CMS_URL: stack.cmsUrl,
    CARELANE_TEST_SANDBOX_URL: stack.sandboxUrl,
    CARELANE_TEST_STORE_URL: stack.databaseUrls.carelane_site,
    CARELANE_TEST_SERVICE_STORE_URL: stack.databaseUrls.carelane_sandbox,
    CARELANE_TEST_MAIL_PORT: String(mailPort),
    CARELANE_TEST_ACCOUNTS: JSON.stringify(stack.accounts),
  })
  return async () => {
    await stack.stop()
    await stopServer()
  }
}

/** Ways to tell owners of their repairs. A test that wants mail listens on the port; no push service is reached. */
function wordsBy(mailPort: number): Record<string, string> {
  const keys = createECDH('prime256v1')
  return {
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'repairs@care.example',
    VAPID_PUBLIC_KEY: keys.generateKeys('base64url'),
    VAPID_PRIVATE_KEY: keys.getPrivateKey('base64url'),
    VAPID_SUBJECT: 'mailto:repairs@care.example',
    PUSH_HOSTS: 'push.example',
  }
}
