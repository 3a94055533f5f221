import { defineConfig } from 'vitest/config'

const parts = ['site', 'packages/*', 'scripts', 'docker', 'bench']
const none = ['**/node_modules/**', '**/dist/**', '**/.next/**']
const alias = { '@/': new URL('./site/src/', import.meta.url).pathname }

// Lexical's entry for Node awaits a module that awaits it, and sometimes hangs; this condition avoids it.
const condition = '--conditions=production'

const integration = {
  exclude: none,
  globalSetup: './packages/test-kit/src/postgres-global-setup.ts',
  // Tests wait for processes: two workers leave a fifth of two processors idle.
  maxWorkers: 3,
  execArgv: [condition],
  env: { NODE_OPTIONS: condition },
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

/** The tools: three processes take turns, so that each request of a visitor meets another one than the one before. */
const TRIED_BEHIND_HAPROXY = [
  ...['warranty', 'repairs-and-prices', 'appointments', 'appointment-changes', 'rating', 'survey', 'appeals'],
  ...['photos', 'purchases', 'purchase-payments', 'purchase-sign-in', 'account-sessions'],
  ...['assistant', 'assistant-feedback', 'my-devices', 'repair-quotes', 'repair-reports', 'is-it-us'],
  ...['submission-ledger', 'appeal-changes', 'payment-callback', 'service-centers'],
]

export default defineConfig({
  test: {
    passWithNoTests: false,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['cms', ...parts].map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...none, '**/*.{integration,soak}.test.{ts,tsx}'],
          maxWorkers: 2,
          // A bound against hanging; a busy machine takes several times as long as a quiet one.
          testTimeout: 30_000,
        },
      },
      {
        resolve: { alias },
        test: {
          ...integration,
          name: 'integration',
          include: parts.map((folder) => `${folder}/**/*.integration.test.{ts,tsx}`),
        },
      },
      {
        resolve: { alias },
        test: {
          ...integration,
          name: 'integration-cms',
          include: ['cms/**/*.integration.test.{ts,tsx}'],
          // Payload takes longer to load than most files to run; each file has its own database.
          isolate: false,
        },
      },
      {
        resolve: { alias },
        test: {
          ...integration,
          name: 'processes',
          include: TRIED_BEHIND_HAPROXY.map((file) => `site/test/${file}.integration.test.ts`),
          env: { ...integration.env, TESTED_PROCESSES: '3' },
        },
      },
      {
        resolve: { alias },
        test: {
          ...integration,
          name: 'soak',
          include: ['cms', ...parts].map((folder) => `${folder}/**/*.soak.test.{ts,tsx}`),
        },
      },
    ],
  },
})
