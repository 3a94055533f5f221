import { type Payload, ValidationError } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startCms, type TestCms } from '../../../test/support/start-cms'

let cms: TestCms
let payload: Payload

beforeAll(async () => {
  cms = await startCms('redirects')
  payload = cms.payload
})

afterEach(() => payload.delete({ collection: 'redirects', where: {} }))

afterAll(() => cms.stop())

const create = (from: string, to: string) => payload.create({ collection: 'redirects', data: { from, to } })

async function refusedFields(attempt: Promise<unknown>): Promise<string[]> {
  try {
    await attempt
    return []
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    return error.data.errors.map(({ path }) => path)
  }
}

describe('an old address', () => {
  it.each([
    ['/ke/detail/old', '/ke/detail/old/'],
    [' /KE/Detail/Old/ ', '/ke/detail/old/'],
    ['/ru/service-policy/*', '/ru/service-policy/*'],
  ])('%s is kept as %s', async (written, kept) => {
    expect(await create(written, '/ru/warranty-check/')).toMatchObject({ from: kept })
  })

  it.each([
    '',
    '/',
    'ke/old/',
    '//evil.example/',
    '/ke//old/',
    '/ke\\old/',
    '/ke/o ld/',
    '/ke/\u0000/',
    '/ke/?a=1',
    '/ke/#a',
    '/*/old/',
    '/ke*',
    'https://example.com/',
  ])('%j is refused', async (from) => {
    expect(await refusedFields(create(from, '/global/'))).toEqual(['from'])
  })

  it('is there once', async () => {
    await create('/ke/old/', '/ke/new/')
    expect(await refusedFields(create('/KE/old', '/ke/other/'))).toEqual(['from'])
  })
})

describe('a new address', () => {
  it.each(['/ke/news/?category=company', 'https://example.com/page', '/global/'])(
    '%s is taken',
    async (to) => {
      expect(await refusedFields(create('/ke/old/', to))).toEqual([])
    },
  )

  it.each([
    '',
    'news',
    '//evil.example/',
    '/\\evil.example/',
    '/ke/\nnews/',
    'javascript:alert(1)',
    'https://x',
  ])('%j is refused', async (to) => {
    expect(await refusedFields(create('/ke/old/', to))).toEqual(['to'])
  })

  it.each([
    ['/ke/old/', '/ke/old/?again=1'],
    ['/ke/old/', '/KE/old'],
    ['/ke/old/*', '/ke/old/new/'],
  ])('from %s to %s is refused: it leads to itself', async (from, to) => {
    expect(await refusedFields(create(from, to))).toEqual(['to'])
  })

  it('that leads back over other redirects is refused', async () => {
    await create('/ke/b/*', '/ke/c/')
    await create('/ke/c/', '/ke/a/')
    expect(await refusedFields(create('/ke/a/', '/ke/b/x/'))).toEqual(['to'])
    const { id } = await create('/ke/a/', '/ke/d/')
    const to = '/ke/b/y/'
    expect(await refusedFields(payload.update({ collection: 'redirects', id, data: { to } }))).toEqual(['to'])
  })
})
