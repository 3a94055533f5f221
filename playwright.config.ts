import { defineConfig } from '@playwright/test'

const PICTURES = 'site/test/browser/screen-pictures.spec.ts'

export default defineConfig({
  testDir: '.',
  projects: [
    // First: other tests change content that the pictures show.
    { name: 'pictures', testMatch: PICTURES },
    {
      name: 'pages',
      testMatch: ['site/test/browser/**/*.spec.ts', 'cms/test/browser/**/*.spec.ts'],
      testIgnore: PICTURES,
    },
  ],
  globalSetup: './packages/test-kit/src/stack-global-setup.ts',
  outputDir: 'test-results',
  // Machine-independent: the browser and its fonts come from npm.
  snapshotPathTemplate: '{testDir}/{testFileDir}/accepted/{arg}{ext}',
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  use: {
    // The global setup sets it before workers load this file.
    baseURL: process.env.CARELANE_TEST_SITE_URL,
    screenshot: 'only-on-failure',
    // It would hide the network, which tests count and change; its own tests enable it.
    serviceWorkers: 'block',
  },
})
