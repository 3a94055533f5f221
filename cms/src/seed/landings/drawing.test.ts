import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { renderDrawing, type Drawing } from './drawing'
import { SEED_LANDINGS } from './landings'

const PIXELS = { hero: { width: 1280, height: 720 }, card: { width: 640, height: 400 } } as const

const drawings = SEED_LANDINGS.flatMap(({ sections }) =>
  sections.flatMap((section): Drawing[] => {
    if (section.type === 'hero') return section.picture ? [section.picture] : []
    if (section.type !== 'cards' && section.type !== 'steps') return []
    return Object.values(section.items).flatMap(({ picture }) => picture ?? [])
  }),
)

describe('the pictures of the landing pages', () => {
  test('are drawn in their size, no two alike, with something on each', async () => {
    expect(drawings.length).toBeGreaterThan(25)
    const pictures = await Promise.all(drawings.map(renderDrawing))
    for (const [at, { form }] of drawings.entries()) {
      expect(await sharp(pictures[at]).metadata()).toMatchObject(PIXELS[form])
    }
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length)
    const entropies = await Promise.all(
      pictures.map(async (picture) => (await sharp(picture).resize(320).stats()).entropy),
    )
    expect(Math.min(...entropies), 'a picture is almost empty').toBeGreaterThan(0.5)
  }, 60_000)

  test('every page but those that begin with tools opens with a picture', () => {
    const withHero = SEED_LANDINGS.filter(
      ({ sections }) => sections[0]?.type === 'hero' && sections[0].picture,
    )
    expect(SEED_LANDINGS.length - withHero.length).toBe(1)
  })
})
