import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: ['site/test/browser/**/*.spec.ts', 'cms/test/browser/**/*.spec.ts'],
  globalSetup: './packages/test-kit/src/stack-global-setup.ts',
  outputDir: 'test-results',
  // Of every machine alike: the browser and its fonts come from npm.
  snapshotPathTemplate: '{testDir}/{testFileDir}/accepted/{arg}{ext}',
  forbidOnly: true,
  workers: 2,
  // `npm test` names at its end what needed it: on a busy machine a page misses its moment now and then.
  retries: 1,
  timeout: 60_000,
  use: {
    // The global setup sets it before the workers read this file again.
    baseURL: process.env.CARELANE_TEST_SITE_URL,
    screenshot: 'only-on-failure',
    // It would answer in the place of the network, which tests count and change; its own tests let it in.
    serviceWorkers: 'block',
  },
})
