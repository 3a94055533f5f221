import { expect, test } from 'vitest'
import { DEVICES, findDevice } from '../catalogue/find-device'
import type { Wallpaper } from '../catalogue/device'
import { drawDevice } from './draw-device'
import { withWallpapers } from './with-wallpapers'

const OWN: Wallpaper[] = [
  ['#111111', '#222222', '#333333'],
  ['#444444', '#555555', '#666666'],
]

test('screens show wallpapers of the theme, more than one of them', () => {
  const drawn = Object.values(DEVICES)
    .filter((device) => device.form === 'phone')
    .map((device) => drawDevice(withWallpapers(device, OWN)))
  const having = (color: string) => drawn.filter((drawing) => drawing.includes(color)).length
  expect(having('#222222')).toBeGreaterThan(0)
  expect(having('#555555')).toBeGreaterThan(0)
  expect(having('#222222') + having('#555555')).toBe(drawn.length)
})

test('a device keeps its colour; without a theme, and without a screen, it stays as it is', () => {
  const phone = findDevice('Aster Nova 5')
  expect(withWallpapers(phone, OWN)).toMatchObject({ color: phone.color })
  expect(withWallpapers(phone, undefined)).toBe(phone)
  const washer = findDevice('washing machine')
  expect(withWallpapers(washer, OWN)).toBe(washer)
})
