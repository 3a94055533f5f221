import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callMainApi } from '../../test/support/call-main-api'
import { ALL, addCountry } from '../../test/support/content'
import { startCms, type TestCms } from '../../test/support/start-cms'

let cms: TestCms
let nigeria: number
let battery: number

const DAY_MS = 86_400_000
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

const texts = (title: string) => ({
  title: { en: title },
  fault: { en: `${title}: fault` },
  advice: { en: `${title}: advice` },
})

async function add(title: string, more: Record<string, unknown> = {}): Promise<number> {
  const data = {
    ...texts(title),
    severity: 'recall',
    models: 'Aster Nova 5',
    startsOn: dayFromNow(-10),
    allCountries: true,
    _status: 'published',
    ...more,
  }
  const { id } = await cms.payload.create({ collection: 'recalls', locale: ALL, data: data as never })
  return Number(id)
}

const recallsIn = async (shortName: string) => callMainApi(cms, 'recallList', { shortName })
const titlesIn = async (shortName: string) =>
  (await recallsIn(shortName)).read().recalls.map(({ title }) => title)

beforeAll(async () => {
  cms = await startCms('recall_calls')
  nigeria = await addCountry(cms.payload, 'ng', ['en'], 'Nigeria')
  await addCountry(cms.payload, 'cm', ['fr', 'en'], 'Cameroon')
  battery = await add('Battery', {
    severity: 'free-repair',
    title: { en: 'Battery', fr: 'Batterie' },
    fault: { en: 'It drains', fr: 'Elle se vide' },
    advice: { en: 'Come', fr: 'Venez' },
    numbers: 'ab12*\n350123450000000 – 350123459999999',
  })
  await add('Loose', { allCountries: false, countries: [nigeria] })
  await add('Fire', { severity: 'safety' })
  await add('Draft', { _status: 'draft' })
  await add('Future', { startsOn: dayFromNow(3) })
  await add('Over', { endsOn: dayFromNow(-3) })
  await add('Ending', { startsOn: dayFromNow(-20), endsOn: dayFromNow(3) })
})

afterAll(() => cms.stop())

describe('the recalls of a country', () => {
  test('are its own and those of all countries that count today, the gravest first', async () => {
    expect(await titlesIn('ng')).toEqual(['Fire', 'Loose', 'Ending', 'Battery'])
    expect(await titlesIn('cm_en')).toEqual(['Fire', 'Ending', 'Battery'])
  })

  test('come in its language whole, else in English, with their models and numbers', async () => {
    const answer = await recallsIn('cm')
    const { recalls } = answer.read()
    const [fire, , ours] = recalls
    expect(fire).toMatchObject({ locale: 'en', advice: 'Fire: advice' })
    expect(ours).toMatchObject({
      id: battery,
      locale: 'fr',
      title: 'Batterie',
      models: ['Aster Nova 5'],
      ranges: [{ prefix: 'AB12' }, { from: '350123450000000', to: '350123459999999' }],
      endsOn: null,
    })
    expect(answer.tags).toEqual(expect.arrayContaining(['recalls', `recalls:${battery}`, 'country:cm']))
  })
})

describe('the cms refuses', () => {
  test.each([
    ['neither models nor numbers', { models: '' }, 'models'],
    ['a number that is none', { numbers: '350123*\nsome of them' }, 'numbers'],
    ['a last day before the first', { endsOn: dayFromNow(-11) }, 'endsOn'],
  ])('%s', async (_, more, path) => {
    await expect(add('Wrong', more)).rejects.toMatchObject({ data: { errors: [{ path }] } })
  })
})
