import { afterEach, describe, expect, test } from 'vitest'
import type { Desk } from './desk'

export function describeRedirects(desk: Desk): void {
  const create = (from: string, to: string) => desk.add('redirects', { from, to })

  describe('a redirect', () => {
    afterEach(() => desk.payload.delete({ collection: 'redirects', where: {} }))

    describe('an old address', () => {
      test.each([
        ['/ke/detail/old', '/ke/detail/old/'],
        [' /KE/Detail/Old/ ', '/ke/detail/old/'],
        ['/ru/service-policy/*', '/ru/service-policy/*'],
      ])('%s is kept as %s', async (written, kept) => {
        const id = await create(written, '/ru/warranty-check/')
        expect(await desk.payload.findByID({ collection: 'redirects', id })).toMatchObject({ from: kept })
      })

      test.each([
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
        expect(await desk.refusedFields(create(from, '/global/'))).toEqual(['from'])
      })

      test('is there once', async () => {
        await create('/ke/old/', '/ke/new/')
        expect(await desk.refusedFields(create('/KE/old', '/ke/other/'))).toEqual(['from'])
      })
    })

    describe('a new address', () => {
      test.each(['/ke/news/?category=company', 'https://example.com/page', '/global/'])(
        '%s is taken',
        async (to) => {
          expect(await desk.refusedFields(create('/ke/old/', to))).toEqual([])
        },
      )

      test.each([
        '',
        'news',
        '//evil.example/',
        '/\\evil.example/',
        '/ke/\nnews/',
        'javascript:alert(1)',
        'https://x',
      ])('%j is refused', async (to) => {
        expect(await desk.refusedFields(create('/ke/old/', to))).toEqual(['to'])
      })

      test.each([
        ['/ke/old/', '/ke/old/?again=1'],
        ['/ke/old/', '/KE/old'],
        ['/ke/old/*', '/ke/old/new/'],
      ])('from %s to %s is refused: it leads to itself', async (from, to) => {
        expect(await desk.refusedFields(create(from, to))).toEqual(['to'])
      })

      test('that leads back over other redirects is refused', async () => {
        await create('/ke/b/*', '/ke/c/')
        await create('/ke/c/', '/ke/a/')
        expect(await desk.refusedFields(create('/ke/a/', '/ke/b/x/'))).toEqual(['to'])
        const id = await create('/ke/a/', '/ke/d/')
        const to = '/ke/b/y/'
        expect(await desk.refusedFields(desk.change('redirects', id, { to }))).toEqual(['to'])
      })
    })
  })
}
