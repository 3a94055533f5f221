import { expect, test } from 'vitest'
import { OffersCache } from './offers'

const refused = {
  ok: false as const,
  failure: { kind: 'network' as const, isRetryable: true, cause: new Error('down') },
}

function cacheWith(answers: { surveys?: { id: string; title: string | null }[]; assistant?: boolean }) {
  const asked: string[] = []
  const cache = new OffersCache(() => ({
    listSurveys: async ({ country, locale }) => {
      asked.push(`${country} ${locale}`)
      return answers.surveys ? { ok: true, data: answers.surveys } : refused
    },
    isAssistantOpen: async () =>
      answers.assistant === undefined ? refused : { ok: true, data: answers.assistant },
  }))
  return { cache, asked }
}

test('a survey is offered when there are any [2.3#13], the assistant when its gate says so [2.3#15]', async () => {
  const survey = { id: '1', title: 'How was it?' }
  expect(await cacheWith({ surveys: [survey], assistant: false }).cache.find('ng')).toEqual({
    hasSurvey: true,
    hasAssistant: false,
    isKnown: true,
  })
  expect(await cacheWith({ surveys: [], assistant: true }).cache.find('ng')).toEqual({
    hasSurvey: false,
    hasAssistant: true,
    isKnown: true,
  })
})

test('the service is asked once for all visitors of a section, in its language', async () => {
  const { cache, asked } = cacheWith({ surveys: [], assistant: true })
  await Promise.all([cache.find('sa_en'), cache.find('sa_en'), cache.find('sa')])
  expect(asked).toEqual(['sa en', 'sa ar'])
})

test('what the service could not be asked about is not offered, and not taken for known', async () => {
  expect(await cacheWith({ surveys: [{ id: '1', title: null }] }).cache.find('ng')).toEqual({
    hasSurvey: true,
    hasAssistant: false,
    isKnown: false,
  })
})

test('what is no section has no offers', () => {
  expect(cacheWith({}).cache.find('nowhere')).toBeNull()
})
