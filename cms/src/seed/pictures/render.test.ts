import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { SEED_ARTICLES } from '../articles/articles'
import { COVER_PIXELS, renderCover } from './render'

describe('the seeded pictures', () => {
  test('covers are drawn in their size, no two alike, with something on each', async () => {
    const covers = await Promise.all(SEED_ARTICLES.map(({ cover }) => renderCover(cover)))
    for (const cover of covers) expect(await sharp(cover).metadata()).toMatchObject(COVER_PIXELS)
    expect(new Set(covers.map((cover) => cover.toString('base64'))).size).toBe(covers.length)
    const lines = await Promise.all(
      covers.map(async (cover) => (await sharp(cover).resize(400).stats()).entropy),
    )
    expect(Math.min(...lines), 'a cover is almost empty').toBeGreaterThan(0.5)
  }, 60_000)
})
