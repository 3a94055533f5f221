import { ESLint } from 'eslint'
import stylelint from 'stylelint'
import { expect, test, vi } from 'vitest'

// Linters load slowly.
vi.setConfig({ testTimeout: 30_000 })

const FORBIDDEN: [file: string, code: string, says: RegExp][] = [
  ['site/src/ui/button.tsx', `export const a = <p style={{ marginLeft: 4 }} />`, /marginInlineStart/],
  ['site/src/ui/button.tsx', `export const a = <p style={{ textAlign: 'left' }} />`, /use start or end/],
  [
    'site/src/shell/footer.tsx',
    `export const a = () => fetch('https://example.com')`,
    /Ask through a client/,
  ],
  ['site/src/features/rating/a.ts', `void ask().catch(() => null)`, /Do not swallow a failure/],
  ['site/server/a.ts', `void ask().catch((_error) => undefined)`, /ignoreFailure/],
  ['packages/stack/src/a.ts', `void ask().then(told, () => null)`, /Do not swallow a failure/],
  [
    'cms/src/jobs/a.ts',
    `export const a = async () => { try { return await ask() } catch { return null } }`,
    /Do not swallow a failure/,
  ],
  ['site/src/shell/footer.tsx', `export default 1`, /Export by name/],
  ['site/src/shell/footer.tsx', `export * from './header'`, /Only a package has an entry file/],
  ['site/src/shell/footer.tsx', `import '@/articles/card'`, /knows none of them/],
  ['site/src/ui/button.tsx', `import Link from 'next/link'\nvoid Link`, /knows nothing of Next/],
  ['site/src/routing/decide.ts', `import '@/ui/button'`, /never back/],
  ['packages/countries/src/table.ts', `import '@carelane/main-api'`, /stands alone/],
  ['packages/main-api/src/news.ts', `import '@carelane/after-sales'`, /knows only packages\/countries/],
  ['packages/outbox/src/a.ts', `import '@carelane/config'`, /knows none/],
  ['packages/open-api/src/a.ts', `import '@carelane/main-api'`, /knows none/],
  ['packages/after-sales-sandbox/src/server.ts', `import '@carelane/after-sales'`, /independent check/],
  ['packages/after-sales-sandbox/src/a.ts', `import '@carelane/after-sales/wire'`, /independent check/],
  [
    'cms/src/settings.ts',
    `import '@carelane/messages'`,
    /reads @carelane\/messages\/admin, \/glossary and \/search/,
  ],
  ['cms/src/fields/a.ts', `import '../collections/news/news'`, /Move what both need into a folder/],
  ['cms/src/fields/a/b.ts', `export type { C } from '../../admin/c'`, /Move what both need into a folder/],
  ['cms/src/database/a.ts', `export const a = () => import('../main-api/b')`, /Move what both need into a/],
  ['cms/src/unheard-of/a.ts', `import '../database/database'`, /Add unheard-of\/ to CMS_FOLDERS/],
  [
    'cms/src/main-api/a.ts',
    'export const a = `SELECT id FROM news_locales l`',
    /Only cms\/src\/queries knows/,
  ],
  ['cms/src/admin/a.ts', `export const a = 'UPDATE payload_jobs SET x = 1'`, /Only cms\/src\/queries knows/],
]

// Type-aware rules would load the whole program for each file.
const eslint = new ESLint({
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false, project: false } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-misused-promises': 'off',
      '@typescript-eslint/await-thenable': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'off',
    },
  },
})

test.each(FORBIDDEN)('the linter refuses in %s: %s', async (filePath, code, says) => {
  const [result] = await eslint.lintText(code, { filePath })
  const messages = result?.messages.map(({ message }) => message) ?? []
  expect(
    messages.some((message) => says.test(message)),
    messages.join('\n'),
  ).toBe(true)
})

test.each([
  'margin-left: 4px',
  'padding-right: 1rem',
  'left: 0',
  'text-align: right',
  'float: left',
  'border-top-left-radius: 4px',
])('a style sheet with a physical side is refused: %s', async (declaration) => {
  const { results } = await stylelint.lint({
    code: `.a { ${declaration} }`,
    codeFilename: 'site/src/ui/a.css',
  })
  expect(results[0]?.warnings.map(({ text }) => text).join()).toMatch(/does not mirror in Arabic/)
})

test('a style sheet with logical sides passes', async () => {
  const code = '.a { margin-inline-start: 4px; inset-inline-end: 0; text-align: start; }'
  const { results } = await stylelint.lint({ code, codeFilename: 'site/src/ui/a.css' })
  expect(results[0]?.warnings).toEqual([])
})
