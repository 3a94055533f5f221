import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderIconSprite } from './icon-sprite'

test('the sprite has every icon as it is drawn now; `npm run generate` in site/ writes it', () => {
  const written = readFileSync(new URL('../../src/ui/icon/icons.svg', import.meta.url), 'utf8')
  expect(written).toBe(renderIconSprite())
})
