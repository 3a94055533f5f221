import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { renderIconDrawings } from './icon-drawings'

test('the style sheet has every icon as it is drawn now; `npm run generate` in site/ writes it', () => {
  const written = readFileSync(new URL('../../src/ui/icon/icons.module.css', import.meta.url), 'utf8')
  expect(written).toBe(renderIconDrawings())
})
