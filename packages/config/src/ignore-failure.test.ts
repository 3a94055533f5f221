import { expect, test } from 'vitest'
import { ignoreFailure } from './ignore-failure'

test('work that fails gives undefined, and any other its result', async () => {
  expect(await ignoreFailure(Promise.reject<string>(new Error('closed already')), 'closing')).toBeUndefined()
  expect(await ignoreFailure(Promise.resolve(null), 'probing')).toBeNull()
})
