import { describe, expect, it } from 'vitest'
import { orNull } from './or-null'
import { StoreError } from './store'

describe('what the store gives', () => {
  it('is null where it does not answer', async () => {
    expect(await orNull(Promise.reject(new StoreError('no answer')))).toBeNull()
  })

  it('is what was asked for, also where that is nothing', async () => {
    expect(await orNull(Promise.resolve([1]))).toEqual([1])
    expect(await orNull(Promise.resolve(undefined))).toBeUndefined()
  })

  it('hides no other failure', async () => {
    const fault = new TypeError('x is not a function')
    await expect(orNull(Promise.reject(fault))).rejects.toBe(fault)
  })
})
