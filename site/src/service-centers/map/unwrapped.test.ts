import type { FeatureCollection, Position } from 'geojson'
import { expect, test } from 'vitest'
import { unwrapped } from './unwrapped'

const countries = (ring: Position[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [ring] } }],
})

test('an outline goes on past the 180th meridian and comes back', () => {
  const ring = [
    [179, -16],
    [-179, -16],
    [-179, -17],
    [179, -17],
    [179, -16],
  ]
  const past = [
    [179, -16],
    [181, -16],
    [181, -17],
    [179, -17],
    [179, -16],
  ]
  expect(unwrapped(countries(ring))).toEqual(countries(past))
})

test('other outlines stay as they are', () => {
  const ring = [
    [-10, 5],
    [10, 5],
    [0, 10],
    [-10, 5],
  ]
  expect(unwrapped(countries(ring))).toEqual(countries(ring))
})
