import { expect, test } from 'vitest'
import { modelSlug } from './model-slug'

test.each([
  ['Aster Nova 5 Pro', 'aster-nova-5-pro'],
  ['Kite Pop 6+', 'kite-pop-6-plus'],
  ['  Câmera É/2 ', 'camera-e-2'],
  ['Watch (3) LTE', 'watch-3-lte'],
])('the model %j has the address %s', (name, slug) => {
  expect(modelSlug(name)).toBe(slug)
})

test('a name that no address can show has none', () => {
  expect(modelSlug('小米')).toBeNull()
  expect(modelSlug('')).toBeNull()
})
