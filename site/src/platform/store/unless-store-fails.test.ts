import { describe, expect, test } from 'vitest'
import { StoreError } from './store'
import { unlessStoreFails } from './unless-store-fails'

describe('what the store gives', () => {
  test('is a result of its own where it does not answer', async () => {
    expect(await unlessStoreFails(Promise.reject(new StoreError('no answer')))).toEqual({ ok: false })
  })

  test('is what was asked for, also where that is nothing', async () => {
    expect(await unlessStoreFails(Promise.resolve([1]))).toEqual({ ok: true, value: [1] })
    expect(await unlessStoreFails(Promise.resolve(undefined))).toEqual({ ok: true, value: undefined })
  })

  test('hides no other failure', async () => {
    const fault = new TypeError('x is not a function')
    await expect(unlessStoreFails(Promise.reject(fault))).rejects.toBe(fault)
  })
})
