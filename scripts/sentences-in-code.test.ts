import { expect, test } from 'vitest'
import { LABELS, REFUSALS } from '../packages/messages/src/admin/admin-texts'
import { thisRepository } from './lib/repository'
import { sentencesIn, sentencesOf } from './lib/sentences-in-code'

/** Answers to programs, and instructions to a model. */
const FOR_PROGRAMS = [
  'cms/src/abuse/abuse-endpoints.ts',
  'cms/src/as-of/moment-endpoint.ts',
  'cms/src/assistant/bench-endpoint.ts',
  'cms/src/assistant/questions-endpoints.ts',
  'cms/src/assistant/scores-endpoints.ts',
  'cms/src/collections/users/closed-endpoints.ts',
  'cms/src/fake-reports/reports-endpoints.ts',
  'cms/src/journal/journal-endpoints.ts',
  'cms/src/links/link-check-endpoints.ts',
  'cms/src/main-api/endpoint.ts',
  'cms/src/preview/draft-endpoint.ts',
  'cms/src/preview/signed-endpoint.ts',
  'cms/src/requests/',
  'cms/src/server/metrics/cms-metrics.ts',
  'cms/src/server/own-pages.ts',
  'cms/src/submissions/',
  'site/src/app/api/app-code/route.ts',
  'site/src/app/api/news/route.ts',
  'site/src/accounts/answer-account.ts',
  'site/src/features/assistant/generative/prompt.ts',
  'site/src/abuse/throttle-request.ts',
  'site/src/features/faq/receive-',
  'site/src/features/search/answer-with.ts',
  'site/src/service-centers/answer-centers.ts',
  'site/src/features/survey/answer-survey.ts',
  'site/server/metrics/site-metrics.ts',
  'site/src/platform/answer-json.ts',
]

const FOR_DEVELOPERS = ['site/src/features/ui-parts/']

const keys = new Set([...Object.keys(LABELS.fr ?? {}), ...Object.keys(REFUSALS.fr ?? {})])

/** Labels that contain a name have one key per name. */
const isKey = (text: string) => keys.has(text) || text.startsWith('Only for a country’s own version:')

test('no sentence that a person reads stands in code: it goes into packages/messages, in every language', () => {
  const found = sentencesIn(thisRepository(), isKey)
  const apart = [...FOR_PROGRAMS, ...FOR_DEVELOPERS]
  expect(found.filter(({ file }) => !apart.some((place) => file.startsWith(place)))).toEqual([])
  expect(
    apart.filter((place) => !found.some(({ file }) => file.startsWith(place))),
    'these have no sentence any more: take them off the list',
  ).toEqual([])
}, 60_000)

test.each([
  ['a.tsx', 'const a = <p>This cannot be saved.</p>', ['This cannot be saved.']],
  ['a.ts', 'const a = `Only ${count} of them are left.`', ['Only 1 of them are left.']],
  ['a.ts', `const a = 'A key of a text.'`, []],
  ['a.ts', `throw new Error('This cannot be right.')`, []],
  ['a.ts', `log.error('This cannot be right.')`, []],
  ['a.ts', `const a = 'no sentence'`, []],
])('%s: %s', (file, code, expected) => {
  const texts = sentencesOf(file, code, (text) => text === 'A key of a text.').map(({ text }) => text)
  expect(texts).toEqual(expected)
})
