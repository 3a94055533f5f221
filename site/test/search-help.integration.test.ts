import { getMessages } from '@carelane/messages'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useAssistant } from './support/assistant'

const { live } = useAssistant()
const { pages, assistant: words } = getMessages('en')

const search = async (question: string, lang = 'ng') => {
  const { status, text } = await live.site.get(`/${lang}/search/?${new URLSearchParams({ q: question })}`, {
    'x-forwarded-for': live.newcomer(),
  })
  expect(status).toBe(200)
  return text
}
const cardIn = (text: string) =>
  /<section aria-labelledby="product".*?<\/section>/s.exec(text)?.[0].replaceAll('&amp;', '&') ?? null

/** The first answer may come before the lists of a slow service; the next one has them. */
const cardOf = (question: string, lang?: string) =>
  vi.waitFor(async () => cardIn(await search(question, lang)) ?? Promise.reject(new Error('no card')), {
    timeout: 20_000,
  })

beforeEach(() => {
  live.cms.passages = []
  live.cms.intents = []
})

describe('the name of a model', () => {
  test.each(['Nova 5', 'nova 5', 'Aster Nova 5', 'battery of my aster nova 5'])(
    'gets what there is of it: %s',
    async (question) => {
      const card = await cardOf(question)
      expect(card).toContain('Aster Nova 5<')
      const href = /href="(\/ng\/spare-parts-price\/\?[^"]+)"/.exec(card)?.[1] ?? ''
      expect((await live.site.get(href)).text).toContain('Prices for Aster Nova 5<')
      expect(card).toContain('href="/ng/warranty-check/"')
    },
  )

  test('of a laptop leads to its drivers, and not to a check by IMEI', async () => {
    const card = await cardOf('Aster Book 14')
    const href = /href="(\/ng\/drivers-download\/\?[^"]+)"/.exec(card)?.[1] ?? ''
    expect((await live.site.get(href)).text).toContain('Aster Book 14')
    expect(card).not.toContain('warranty-check')
  })

  test('is shown in the words of the section', async () => {
    expect(await cardOf('nova ٥', 'sa')).toContain(getMessages('ar').pages.partPrices)
  })

  test.each(['Nova 99', 'galaxy 14', 'battery', 'within 30 days'])(
    'that we have nothing of gets no card: %s',
    async (question) => {
      expect(cardIn(await search(question))).toBeNull()
    },
  )

  test('is looked for once, whoever types it', async () => {
    await cardOf('nova 5')
    await live.sandbox.withFault({ call: 'spare-part-choices', fault: 'down' }, async () => {
      expect(cardIn(await search('Nova 5'))).toContain('Aster Nova 5<')
    })
  })

  test('costs the results nothing while the service is away', async () => {
    await live.sandbox.withFault({ call: 'spare-part-choices', fault: 'down' }, async () => {
      expect(cardIn(await search('Nova 4', 'ke'))).toBeNull()
    })
  })
})

describe('a search that found nothing', () => {
  test('says what may be meant: tools and pages, and leads to the assistant and to people', async () => {
    const page = { title: 'When your phone gets hot', url: '31', locale: 'en' as const }
    live.cms.intents = [
      { name: 'any', answer: 'pages', tool: 'repairStatus', probability: 0.5, pages: [page] },
    ]
    const text = await search('zzqq repaird hott')
    expect(text).toContain(words.meant.title)
    expect(text).toContain(`href="/ng/repair-status/"`)
    expect(text).toContain('href="/ng/detail/31/"')
    expect(text).toContain(pages.repairStatus)
    expect(text).toMatch(/href="\/ng\/search\/\?mode=ai&amp;q=zzqq\+repaird\+hott"/)
    expect(text).toContain(getMessages('en').forms.otherWays)
  })

  test('guesses nothing where nothing is likely', async () => {
    const page = { title: 'When your phone gets hot', url: '31', locale: 'en' as const }
    live.cms.intents = [{ name: 'any', answer: 'pages', tool: null, probability: 0.1, pages: [page] }]
    expect(await search('qqqqqq')).not.toContain(words.meant.title)
  })

  test('guesses nothing of what the assistant refuses', async () => {
    const page = { title: 'When your phone gets hot', url: '31', locale: 'en' as const }
    live.cms.intents = [{ name: 'any', answer: 'crime', tool: null, probability: 0.9, pages: [page] }]
    const text = await search('change the number of a found phone')
    expect(text).not.toContain(words.meant.title)
    expect(text).toContain(words.meant.ask)
  })
})
