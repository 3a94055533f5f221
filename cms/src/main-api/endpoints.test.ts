import { CALLS } from '@carelane/main-api'
import { expect, test } from 'vitest'
import { newsEndpoints, rootEndpoints } from './endpoints'

test('every call of the contract has an endpoint, and no other is there', () => {
  const paths = [...rootEndpoints.map(({ path }) => path), ...newsEndpoints.map(({ path }) => `/news${path}`)]
  expect(paths.toSorted()).toEqual(
    Object.values(CALLS)
      .map(({ path }) => path)
      .toSorted(),
  )
})
