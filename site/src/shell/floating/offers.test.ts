import { expect, test } from 'vitest'
import { OfferDesk } from './offers'

const refused = {
  ok: false as const,
  failure: { kind: 'network' as const, isRetryable: true, cause: new Error('down') },
}

function deskWith(answers: { surveys?: { id: string; title: string | null }[]; assistant?: boolean }) {
  const asked: string[] = []
  const desk = new OfferDesk(() => ({
    listSurveys: async ({ country, locale }) => {
      asked.push(`${country} ${locale}`)
      return answers.surveys ? { ok: true, data: answers.surveys } : refused
    },
    isAssistantOpen: async () =>
      answers.assistant === undefined ? refused : { ok: true, data: answers.assistant },
  }))
  return { desk, asked }
}

test('a survey is offered when there are any [2.3#13], the assistant when its gate says so [2.3#15]', async () => {
  const survey = { id: '1', title: 'How was it?' }
  expect(await deskWith({ surveys: [survey], assistant: false }).desk.find('ng')).toEqual({
    hasSurvey: true,
    hasAssistant: false,
    isKnown: true,
  })
  expect(await deskWith({ surveys: [], assistant: true }).desk.find('ng')).toEqual({
    hasSurvey: false,
    hasAssistant: true,
    isKnown: true,
  })
})

test('the service is asked once for all visitors of a section, in its language', async () => {
  const { desk, asked } = deskWith({ surveys: [], assistant: true })
  await Promise.all([desk.find('sa_en'), desk.find('sa_en'), desk.find('sa')])
  expect(asked).toEqual(['sa en', 'sa ar'])
})

test('what the service could not be asked about is not offered, and not taken for known', async () => {
  expect(await deskWith({ surveys: [{ id: '1', title: null }] }).desk.find('ng')).toEqual({
    hasSurvey: true,
    hasAssistant: false,
    isKnown: false,
  })
})

test('what is no section has no offers', () => {
  expect(deskWith({}).desk.find('nowhere')).toBeNull()
})
