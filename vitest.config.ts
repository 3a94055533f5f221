import { defineConfig } from 'vitest/config'

const folders = ['cms', 'site', 'packages/*', 'scripts', 'docker', 'bench']
const none = ['**/node_modules/**', '**/dist/**', '**/.next/**']
const alias = { '@/': new URL('./site/src/', import.meta.url).pathname }

// Lexical's entry for Node waits for a module that waits for it: now and then neither goes on. This condition names
// its files directly, in tests and in what they start.
const condition = '--conditions=production'

export default defineConfig({
  test: {
    passWithNoTests: false,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
          exclude: [...none, '**/*.integration.test.{ts,tsx}'],
          maxWorkers: 2,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          include: folders.map((folder) => `${folder}/**/*.integration.test.{ts,tsx}`),
          exclude: none,
          globalSetup: './packages/test-kit/src/postgres-global-setup.ts',
          maxWorkers: 2,
          execArgv: [condition],
          env: { NODE_OPTIONS: condition },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // `npm test` names at its end what needed it: on a busy machine a test misses its moment now and then.
          retry: 1,
        },
      },
    ],
  },
})
