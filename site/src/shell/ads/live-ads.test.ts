import type { Ad } from '@carelane/main-api'
import { expect, test } from 'vitest'
import { liveAd } from './live-ads'

const now = new Date('2026-05-01T12:00:00Z')
const narrow = { src: '/media/a.webp', alt: '', width: 720, height: 240, focalX: 50, focalY: 50, sources: [] }
const ad = (changes: Partial<Ad>): Ad => ({
  id: 1,
  slot: 'top',
  picture: { narrow, wide: null },
  url: null,
  title: 'A banner',
  area: [],
  blockLink: [],
  from: null,
  to: null,
  priority: 0,
  ...changes,
})
const bottom = (changes: Partial<Ad>) => ad({ slot: 'bottom', ...changes })

test('a banner shows within its window, whose end is not part of it', () => {
  const show = (changes: Partial<Ad>) => liveAd([ad(changes)], { slot: 'top', page: 'home', now })
  expect(show({ from: '2026-05-01T12:00:00Z' })?.id).toBe(1)
  expect(show({ from: '2026-05-01T12:00:01Z' })).toBeNull()
  expect(show({ to: '2026-05-01T12:00:01Z' })?.id).toBe(1)
  expect(show({ to: '2026-05-01T12:00:00Z' })).toBeNull()
})

test('the top banner is hidden on the routes of its blockLink [2.3#26]', () => {
  const ads = [ad({ blockLink: ['warranty-check'] })]
  expect(liveAd(ads, { slot: 'top', page: 'warranty-check', now })).toBeNull()
  expect(liveAd(ads, { slot: 'top', page: 'news', now })?.id).toBe(1)
})

test('the bottom banner shows in its areas [2.3#29] and not on the routes of its blockLink [2.3#30]', () => {
  const on = (page: 'home' | 'news', changes: Partial<Ad>) =>
    liveAd([bottom(changes)], { slot: 'bottom', page, now })?.id
  expect(on('home', { area: ['1'] })).toBe(1)
  expect(on('news', { area: ['1'] })).toBeUndefined()
  expect(on('news', { area: ['2'] })).toBe(1)
  expect(on('home', { area: ['2'] })).toBeUndefined()
  expect(on('home', { area: ['1', '2'], blockLink: ['home'] })).toBeUndefined()
})

test('of several the one of the highest priority shows, the first of equals', () => {
  const ads = [ad({ id: 1, priority: 1 }), ad({ id: 2, priority: 5 }), ad({ id: 3, priority: 5 })]
  expect(liveAd(ads, { slot: 'top', page: 'home', now })?.id).toBe(2)
})
