import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { storedPictureIn } from '../../src/bundle/pictures/picture-files'
import type { Values } from '../../src/bundle/bundle'
import { DEMO_CONTENT } from '../../src/seed/demo-content'
import { demo, languagesIn, named } from './demo'
import { pictureNamed, sizeOfPicture } from './pictures'

const MEDIA = await demo('media')
const COVERS = (await demo('news')).map(({ shared }) => shared.cover)
const SECTIONS = (await demo('landing-pages')).flatMap(({ shared }) => shared.sections as Values[])
const HEROES = SECTIONS.flatMap(({ picture }) => picture ?? [])
const CARDS = SECTIONS.flatMap(({ items }) =>
  ((items ?? []) as Values[]).flatMap(({ picture }) => picture ?? []),
)

async function expectDifferent(names: readonly unknown[], width: number): Promise<void> {
  const pictures = await Promise.all(names.map(pictureNamed))
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(pictures.length)
  const entropies = await Promise.all(
    pictures.map(
      async (picture) => (await sharp(await sharp(picture).resize(width).toBuffer()).stats()).entropy,
    ),
  )
  expect(Math.min(...entropies), 'a picture is almost empty').toBeGreaterThan(0.5)
}

describe('the seeded pictures', () => {
  test('covers are drawn in their size, no two alike, with something on each', async () => {
    for (const name of COVERS) expect(await sizeOfPicture(name)).toEqual({ width: 1600, height: 900 })
    await expectDifferent(COVERS, 400)
  }, 60_000)

  test('those of landing pages are drawn in their size, no two alike, with something on each', async () => {
    expect(HEROES.length + CARDS.length).toBeGreaterThan(25)
    for (const name of HEROES) expect(await sizeOfPicture(name)).toEqual({ width: 1280, height: 720 })
    for (const name of CARDS) expect(await sizeOfPicture(name)).toEqual({ width: 640, height: 400 })
    await expectDifferent([...HEROES, ...CARDS], 320)
  }, 60_000)

  test.each(named(MEDIA))(
    '%s is stored as it is: with all its smaller versions, and a description',
    async (name, media) => {
      expect(await storedPictureIn(join(DEMO_CONTENT, 'media', name))).toBeDefined()
      expect(languagesIn(media)).toContain('en')
    },
  )
})
