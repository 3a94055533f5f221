import type { Result } from '@carelane/after-sales'
import { expect, test } from 'vitest'
import { rememberLists } from './remember-lists'

const NIGERIA = { country: 'ng', locale: 'en' } as const

test('a list is asked for once for its section and choice, and again after a failure', async () => {
  const remembered = rememberLists<{ asked: number }>()
  let asked = 0
  const answers = (ok: boolean) => async (): Promise<Result<{ asked: number }>> => {
    asked += 1
    const failure = { kind: 'network', isRetryable: true, cause: new Error('away') } as const
    return ok ? { ok, data: { asked } } : { ok, failure }
  }
  expect((await remembered(NIGERIA, ['Aster'], answers(false))).ok).toBe(false)
  const first = await remembered(NIGERIA, ['Aster'], answers(true))
  expect(await remembered(NIGERIA, ['Aster'], answers(true))).toEqual(first)
  expect(asked).toBe(2)
  await remembered(NIGERIA, ['Kite'], answers(true))
  await remembered({ country: 'gh', locale: 'en' }, ['Aster'], answers(true))
  expect(asked).toBe(4)
})
