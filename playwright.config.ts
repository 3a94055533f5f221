import { defineConfig } from '@playwright/test'

const PICTURES = 'site/test/browser/screen-pictures.spec.ts'

export default defineConfig({
  testDir: '.',
  projects: [
    // Before other tests publish articles and read answers, which the pictures would show.
    { name: 'pictures', testMatch: PICTURES },
    {
      name: 'pages',
      testMatch: ['site/test/browser/**/*.spec.ts', 'cms/test/browser/**/*.spec.ts'],
      testIgnore: PICTURES,
    },
  ],
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
