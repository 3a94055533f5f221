import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundledKinds } from '../../src/bundle/fields'
import { markdownToState } from '../../src/bundle/rich-text/markdown'
import { rebuildIndex } from '../../src/search/index/rebuild'
import { callMainApi } from '../support/call-main-api'
import { addArticle, addCountry, addPicture } from '../support/content'
import { startCms, type TestCms } from '../support/start-cms'
import { addFaq } from './search-content'

let cms: TestCms

beforeAll(async () => {
  cms = await startCms('assistant_call')
  const { payload } = cms
  await addCountry(payload, 'ke', ['en'], 'Kenya')
  const nigeria = await addCountry(payload, 'ng', ['en'], 'Nigeria')
  await addCountry(payload, 'sa', ['ar', 'en'], 'Saudi Arabia')
  await addCountry(payload, 'mm', ['my', 'en'], 'Myanmar')
  const hot = await addFaq(
    payload,
    {
      en: [
        'What do I do when my phone gets hot?',
        'Take off the case. Leave the phone in the shade for ten minutes.',
      ],
      ar: ['ماذا أفعل عندما يسخن هاتفي؟', 'انزع الغطاء. اترك الهاتف في الظل.'],
    },
    { shortAnswer: { en: 'Unplug it.\nNever put it in the fridge.' } },
  )
  await addFaq(
    payload,
    { en: ['What do I do when my phone gets hot in Nigeria?', 'Switch it off. The sun is strong here.'] },
    { countries: [nigeria], replaces: hot },
  )
  const fields = bundledKinds(payload.config).find(({ slug }) => slug === 'news')?.fields
  const body = fields!.find(({ name }) => name === 'body')!
  const parts = ['One', 'Two', 'Three', 'Four'].map((part) => `## ${part}\n\nA radio is a thing.`)
  const steps = ':::steps\n# Pull the plug\n\nWait.\n:::'
  for (const slug of ['told', 'untold'])
    await addArticle(payload, {
      slug,
      titles: { en: slug === 'told' ? 'My radio crackles' : 'My telescope wobbles' },
      type: 'tips',
      category: 'tvs',
      cover: await addPicture(payload, `${slug}.png`),
      body: { en: markdownToState(body, [...parts, steps].join('\n\n')) },
      ...(slug === 'told' && { shortAnswer: { en: 'Turn it.' } }),
    })
  await addFaq(payload, { en: ['When my tablet gets hot', 'A tablet needs more room around it.'] })
  await addFaq(payload, { en: ['How long does a repair take?', 'Usually 3 to 7 working days.'] })
  await addFaq(payload, { en: ['My fridge does not cool', 'Clean the grille.'] }, { countries: [nigeria] })
  await addFaq(payload, { en: ['My washing machine is loud', 'Draft.'] }, { _status: 'draft' })
  const client = new Client({ connectionString: cms.settings.connectionString })
  await client.connect()
  await rebuildIndex(client)
  await client.end()
})

afterAll(() => cms.stop())

async function passages(shortName: string, question: string, carried: Record<string, string> = {}) {
  const called = await callMainApi(cms, 'assistantPassages', { shortName, question, ...carried })
  return called.read().passages
}
const firstTitle = async (...asked: Parameters<typeof passages>) => (await passages(...asked))[0]?.title

describe('passages for the assistant', () => {
  test('are found by other words than the document’s, with the sentences that tell most', async () => {
    const [first] = await passages('ke', 'help!! my mobile is overheating in the shade')
    expect(first).toMatchObject({
      title: 'What do I do when my phone gets hot?',
      locale: 'en',
      url: expect.stringMatching(/^faq\/\d+\/$/),
      sentences: ['Take off the case.', 'Leave the phone in the shade for ten minutes.'],
      telling: [1],
    })
  })

  test('come with the short answer of their document, in their own language alone', async () => {
    expect((await passages('ke', 'hot phone'))[0]?.shortAnswer).toBe('Unplug it. Never put it in the fridge.')
    expect((await passages('sa', 'جوالي سخن'))[0]).toMatchObject({ locale: 'ar', shortAnswer: null })
    expect((await passages('ke', 'how long is a repair'))[0]?.shortAnswer).toBeNull()
  })

  test('have the steps of a tip with a short answer, whatever it says before them', async () => {
    const isSteps = async (question: string) => (await passages('ke', question)).map((each) => each.isSteps)
    expect(await isSteps('radio crackles')).toEqual([false, false, false, true])
    expect(await isSteps('telescope wobbles')).toEqual([false, false, false])
  })

  test('are those of the country, its own in place of the one for all', async () => {
    expect(await firstTitle('ng', 'hot phone')).toBe('What do I do when my phone gets hot in Nigeria?')
    expect(await firstTitle('ng', 'fridge is not cold')).toBe('My fridge does not cool')
    expect(await passages('ke', 'fridge is not cold')).toEqual([])
    expect(await passages('ng', 'loud washing machine')).toEqual([])
  })

  test('are in the visitor’s language, and in English where there is none', async () => {
    const arabic = await passages('sa', 'جوالي سخن')
    expect(arabic[0]).toMatchObject({ title: 'ماذا أفعل عندما يسخن هاتفي؟', locale: 'ar' })
    expect(arabic.map(({ title }) => title)).not.toContain('What do I do when my phone gets hot?')
    expect((await passages('sa', 'كم يوم ياخد التصليح'))[0]).toMatchObject({ locale: 'en' })
    expect(await firstTitle('mm', 'ဖုန်း ပူနေတယ်')).toBe('What do I do when my phone gets hot?')
    expect(await firstTitle('ke', 'جوالي سخن')).toBe('What do I do when my phone gets hot?')
  })

  test('are about the device that is named', async () => {
    expect(await firstTitle('ke', 'my tablet is hot')).toBe('When my tablet gets hot')
  })

  test('are found behind slips of the finger', async () => {
    expect(await firstTitle('ke', 'how long does a repiar take')).toBe('How long does a repair take?')
    expect(await firstTitle('ke', 'my tablte overheats')).toBe('When my tablet gets hot')
  })

  test('of what was spoken of before answer what is only asked further', async () => {
    expect(await passages('ke', 'and for a tablet?')).toEqual([])
    expect(
      await firstTitle('ke', 'and for a tablet?', {
        device: 'phone',
        topic: 'What do I do when my phone gets hot?',
      }),
    ).toBe('When my tablet gets hot')
  })

  test('are none where nothing supports an answer', async () => {
    for (const question of [
      'what is the capital of Peru',
      'write a poem about my hot chocolate recipe',
      '؟؟',
      '‮',
    ])
      expect(await passages('ke', question), question).toEqual([])
  })

  test('are found whatever is in a question', async () => {
    const called = await callMainApi(cms, 'assistantPassages', {
      shortName: 'ke',
      question: `'); DROP TABLE search.words; -- & | ! <-> :* \\ hot phone`,
    })
    expect(called.response.status).toBe(200)
  })
})
