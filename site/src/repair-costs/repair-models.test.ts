import { expect, test } from 'vitest'
import { readModels } from './repair-models'

const NOVA = { product: 'Mobile Phone', brand: 'Aster', series: 'Nova', model: 'Nova 5' }

test('a model is known by its name with the brand, and by the faults that have a page', () => {
  expect(readModels([{ ...NOVA, faults: ['battery', 'haunted', 'cracked-screen'] }])).toEqual([
    { slug: 'aster-nova-5', name: 'Aster Nova 5', ...NOVA, faults: ['cracked-screen', 'battery'] },
  ])
})

test('a model is left out if it has no known fault, no address, or that of another', () => {
  const told = [
    { ...NOVA, faults: ['battery'] },
    { ...NOVA, series: 'Other', faults: ['camera'] },
    { ...NOVA, model: 'Nova 6', faults: ['haunted'] },
    { ...NOVA, brand: '星', model: '星', faults: ['battery'] },
  ]
  expect(readModels(told).map(({ series, model }) => `${series} ${model}`)).toEqual(['Nova Nova 5'])
})
