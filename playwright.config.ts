import { defineConfig } from '@playwright/test'

const PICTURES = 'site/test/browser/screen-pictures.spec.ts'

export default defineConfig({
  testDir: '.',
  projects: [
    // First: other tests change what the pictures show.
    { name: 'pictures', testMatch: PICTURES },
    {
      name: 'pages',
      testMatch: ['site/test/browser/**/*.spec.ts', 'cms/test/browser/**/*.spec.ts'],
      testIgnore: PICTURES,
    },
  ],
  globalSetup: './packages/test-kit/src/stack-global-setup.ts',
  outputDir: 'test-results',
  // The browser and its fonts come from npm, so pictures fit any machine.
  snapshotPathTemplate: '{testDir}/{testFileDir}/accepted/{arg}{ext}',
  forbidOnly: true,
  // Tests wait for pages, for seconds and for minutes: two leave a third of two processors idle.
  workers: 3,
  // Until the whole suite has passed without one, on busy machines too.
  retries: 1,
  // Long enough for a busy machine: none of them measures.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    // Set by the global setup.
    baseURL: process.env.CARELANE_TEST_SITE_URL,
    screenshot: 'only-on-failure',
    // It would hide the network; its own tests enable it.
    serviceWorkers: 'block',
  },
})
