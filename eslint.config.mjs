import reactHooks from 'eslint-plugin-react-hooks'
import path from 'node:path'
import tseslint from 'typescript-eslint'
import { featuresApart } from './scripts/lib/features-apart.mjs'
import { oneWayFolders } from './scripts/lib/one-way-folders.mjs'
import { payloadTablesStayIn } from './scripts/lib/payload-tables-stay-in.mjs'

const TESTS = [
  '**/*.test.{ts,tsx}',
  '**/*.spec.ts',
  '**/test/**',
  'packages/test-kit/**',
  'bench/**',
  'scripts/**',
]

/** May use HTTP directly. */
const CLIENTS = [
  'cms/src/admin/**/*-client.ts',
  'cms/src/publications/**',
  'cms/src/submissions/site-client.ts',
  'packages/after-sales/src/client/**',
  'packages/after-sales-sandbox/src/payments/callback-client.ts',
  'packages/stack/**',
  'site/server/**',
  'site/src/content/draft-client.ts',
  'site/src/content/main-api.ts',
  'site/src/*/*-client.ts',
  'site/src/features/*/*-client.ts',
  'site/src/features/assistant/generative/model-client.ts',
  'site/src/offline/worker/**',
  'site/src/shell/*/*-client.ts',
]

const SWALLOWED =
  "Do not swallow a failure. A known one becomes a typed result (unlessStoreFails, a zod schema); let any other reach the error page and the log. Where it has no consequence, call ignoreFailure(work, 'why') of @carelane/config/ignore-failure."

const NO_SWALLOWED = [
  `CallExpression[callee.property.name='catch'] > :function.arguments[params.length=0]`,
  `CallExpression[callee.property.name='catch'] > :function.arguments[params.0.name=/^_/]`,
  `CallExpression[callee.property.name='then'] > :function.arguments:nth-child(2)[params.length=0]`,
  `TryStatement[handler.type='CatchClause'][handler.param=null] > BlockStatement.block AwaitExpression`,
].map((selector) => ({ selector, message: SWALLOWED }))

const PHYSICAL_SIDE =
  '/^(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\\w*|left|right)$/'

const STYLE_SYNTAX = [
  {
    selector: `JSXAttribute[name.name='style'] Property[key.name=${PHYSICAL_SIDE}]`,
    message: 'A physical side does not mirror in Arabic: use marginInlineStart, insetInlineEnd and so on.',
  },
  {
    selector:
      "JSXAttribute[name.name='style'] Property[key.name='textAlign'][value.value=/^(?:left|right)$/]",
    message: 'A physical side does not mirror in Arabic: use start or end.',
  },
  {
    selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
    message:
      'Render data as elements; a script of ours is registered in site/server/next-internals/trusted-inline-scripts.ts.',
  },
]
const SYNTAX = [...STYLE_SYNTAX, ...NO_SWALLOWED]
const NO_BARREL = {
  selector: 'ExportAllDeclaration',
  message: 'Only a package has an entry file: import from the file itself.',
}
const NO_DEFAULT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name, so that the thing has one name everywhere.',
}

const INDEPENDENT =
  'The sandbox is an independent check of the contract: it shows its document and imports nothing of the client.'

/** Each imports only from earlier lines. */
const CMS_FOLDERS = [
  ['database', 'drafts', 'metrics', 'migrations', 'requests'],
  ['labels', 'refusals'],
  ['access', 'log-in'],
  ['record', 'submissions'],
  ['abuse', 'fake-reports', 'fields', 'finder-results', 'journal'],
  ['rich-text'],
  ['queries'],
  ['collections', 'globals', 'publications'],
  ['approval', 'comments'],
  ['releases'],
  ['links'],
  ['jobs', 'search'],
  ['main-api'],
  ['preview'],
  ['as-of'],
  ['bundle'],
  ['assistant', 'copies', 'translations'],
  ['admin', 'server'],
  ['app', 'migrator'],
  ['seed', 'seed-large'],
  ['scripts'],
]

const SHARED_ROOMS = [
  '@/abuse/*',
  '@/accounts/*',
  '@/articles/*',
  '@/devices/*',
  '@/forms/*',
  '@/hand-in/*',
  '@/handing-in/*',
  '@/kept-devices/*',
  '@/landing/*',
  '@/law/*',
  '@/not-found/*',
  '@/offline/*',
  '@/priced-parts/*',
  '@/recalls/*',
  '@/repair-costs/*',
  '@/service-centers/*',
  '@/service-figures/*',
  '@/tool-page/*',
  '@/uploads/*',
]

const direction = (files, group, message) => forbidding(files, [{ group, message }])
const forbidding = (files, patterns) => ({
  files,
  ignores: TESTS,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
})

export default tseslint.config(
  {
    ignores: [
      '**/.next/**',
      '**/dist/**',
      '**/.data/**',
      '**/*.generated.ts',
      '**/next-env.d.ts',
      'cms/src/payload-types.ts',
      'cms/src/migrations/*.json',
      '**/importMap.js',
    ],
  },
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', ...SYNTAX, NO_BARREL, NO_DEFAULT],
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Ask through a client (site/src/content, packages/after-sales, …).' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  { files: ['site/src/**/*.tsx', 'cms/src/**/*.tsx'], ...reactHooks.configs.flat['recommended-latest'] },
  { files: CLIENTS, rules: { 'no-restricted-globals': 'off' } },
  {
    files: TESTS,
    rules: {
      'no-restricted-globals': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-imports': [
        'error',
        { name: 'vitest', importNames: ['it'], message: 'Every test is declared with `test`.' },
      ],
      'no-restricted-syntax': ['error', ...STYLE_SYNTAX, NO_BARREL, NO_DEFAULT],
    },
  },
  // Their results report failures.
  {
    files: ['**/*-client.ts'],
    rules: { 'no-restricted-syntax': ['error', ...STYLE_SYNTAX, NO_BARREL, NO_DEFAULT] },
  },
  {
    files: ['packages/*/src/index.ts'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, NO_DEFAULT] },
  },
  {
    files: [
      '{site,cms}/src/app/**',
      'cms/src/payload.config.ts',
      'cms/src/admin/**',
      'site/src/i18n/request.ts',
      '**/*.config.{ts,mjs}',
      '**/*global-setup.ts',
      'site/server/next/no-cache-handler.mjs',
    ],
    ignores: [...TESTS, '**/*-client.ts'],
    rules: { 'no-restricted-syntax': ['error', ...SYNTAX, NO_BARREL] },
  },
  {
    files: ['packages/test-kit/src/*global-setup.ts'],
    rules: { 'no-restricted-syntax': ['error', ...STYLE_SYNTAX, NO_BARREL] },
  },
  {
    files: [
      'scripts/**',
      'packages/stack/**',
      'bench/**',
      'cms/src/scripts/**',
      'cms/src/{seed,seed-large}/**',
      '**/scripts/**',
    ],
    rules: { 'no-console': 'off' },
  },

  direction(
    ['packages/countries/**'],
    ['@carelane/*', 'next', 'next/*', 'react', 'payload'],
    'packages/countries stands alone: everything else builds on it.',
  ),
  direction(
    ['packages/{main-api,after-sales,messages}/**'],
    [
      ...['@carelane/*', '!@carelane/config', '!@carelane/countries', '!@carelane/open-api'],
      ...['next', 'next/*', 'react', 'payload', '**/site/**', '**/cms/**'],
    ],
    'A contract knows only packages/countries, packages/open-api for its document, and names of packages/config.',
  ),
  direction(
    ['packages/outbox/**'],
    ['@carelane/*', 'next', 'next/*', 'react', 'payload', '**/site/**', '**/cms/**'],
    'packages/outbox makes statements for any table, and knows none.',
  ),
  direction(
    ['packages/themes/**'],
    ['@carelane/*', 'next', 'next/*', 'react', 'payload', '**/site/**', '**/cms/**'],
    'packages/themes says how brands look, and knows no page.',
  ),
  direction(
    ['packages/metrics/**'],
    ['@carelane/*', 'next', 'next/*', 'react', 'payload', '**/site/**', '**/cms/**'],
    'packages/metrics serves what any part counts, and knows none.',
  ),
  direction(
    ['packages/open-api/**'],
    ['@carelane/*', 'next', 'next/*', 'react', 'payload', '**/site/**', '**/cms/**'],
    'packages/open-api writes the document of any contract, and knows none.',
  ),
  forbidding(
    ['packages/after-sales-sandbox/**'],
    [
      { regex: '^@carelane/after-sales(?!/open-api$)', message: INDEPENDENT },
      { group: ['**/site/**', '**/cms/**'], message: INDEPENDENT },
    ],
  ),
  forbidding(
    ['cms/**'],
    [
      {
        group: ['@carelane/after-sales', '**/site/**'],
        message: 'The cms shares only packages/main-api with the site.',
      },
      {
        regex: '^@carelane/messages(?!/(?:admin|glossary|search)$)',
        message:
          'Visitors’ texts are the site’s: the cms reads @carelane/messages/admin, /glossary and /search.',
      },
    ],
  ),
  {
    files: ['cms/src/**'],
    ignores: TESTS,
    plugins: {
      cms: {
        rules: {
          'one-way': oneWayFolders(path.join(import.meta.dirname, 'cms/src'), CMS_FOLDERS),
          'payload-tables-stay-in': payloadTablesStayIn(
            'Only cms/src/queries knows the names of Payload’s tables and columns: add a function with typed rows there.',
          ),
        },
      },
    },
    rules: { 'cms/one-way': 'error', 'cms/payload-tables-stay-in': 'error' },
  },
  {
    files: ['cms/src/{queries,migrations,migrator,seed,seed-large}/**'],
    rules: { 'cms/payload-tables-stay-in': 'off' },
  },
  direction(
    ['site/src/{routing,content,platform,i18n,links}/**'],
    ['@/app/*', '@/features/*', '@/shell/*', '@/ui/*', ...SHARED_ROOMS, '**/cms/**', '**/server/**'],
    'Imports point from app to features to ui, content, routing and platform, never back.',
  ),
  direction(
    ['site/src/ui/**'],
    ['next', 'next/*', 'next-intl', '@carelane/*', '@/*', '!@/ui/*'],
    'ui/ knows nothing of Next or the cms: pass it plain props.',
  ),
  direction(
    ['site/src/shell/**'],
    ['@/app/*', '@/features/*', ...SHARED_ROOMS, '**/cms/**', '**/server/**'],
    'The shell stands around every feature and knows none of them.',
  ),
  {
    files: ['site/src/**'],
    ignores: TESTS,
    plugins: {
      site: { rules: { 'features-apart': featuresApart(path.join(import.meta.dirname, 'site/src')) } },
    },
    rules: { 'site/features-apart': 'error' },
  },
  direction(
    ['site/src/features/**'],
    ['@/app/*', '**/cms/**', '**/server/**'],
    'A feature is used by app/, never the other way round.',
  ),
)
