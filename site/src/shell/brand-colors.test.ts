import Color from 'colorjs.io'
import { describe, expect, test } from 'vitest'
import { brandColors } from './brand-colors'

const contrast = (one: string | undefined, other: string) => new Color(one ?? '').contrast(other, 'WCAG21')

describe("a group's colour", () => {
  test('that can be read stays as it is on light screens', () => {
    expect(brandColors('#0b6b66')['--group-brand']).toBe('#0b6b66')
    expect(brandColors('#8A1538')['--group-brand']).toBe('#8a1538')
  })

  test.each(['#0b6b66', '#ffe600', '#ff6900', '#000000', '#ffffff', '#2040ff', '#e4002b', '#808080'])(
    '%s can be read on each surface, and words on it, light and dark',
    (color) => {
      const colors = brandColors(color)
      for (const name of ['--group-brand', '--group-brand-strong'] as const) {
        for (const beside of ['#ffffff', '#f4f7f6'])
          expect(contrast(colors[name], beside)).toBeGreaterThan(4.5)
        expect(contrast(colors[name], colors['--group-brand-soft'] ?? '')).toBeGreaterThan(3)
      }
      for (const name of ['--group-brand-dark', '--group-brand-strong-dark'] as const) {
        for (const beside of ['#0e181c', '#16242a', '#06211f'])
          expect(contrast(colors[name], beside)).toBeGreaterThan(4.5)
      }
    },
  )

  test('differs between groups', () => {
    expect(brandColors('#e4002b')).not.toEqual(brandColors('#2040ff'))
  })
})
