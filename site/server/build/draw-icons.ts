import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MARK } from '@carelane/config/mark'
import { type Theme, THEMES } from '@carelane/themes'
import sharp from 'sharp'
import { asIco } from './as-ico'

type Mark = Theme['mark']

const GROUP: Mark = {
  radius: 9,
  ground: '#0b6b66',
  line: '#ffffff',
  detail: '#f2a33a',
  width: 2.25,
  lines: MARK.lines,
  details: MARK.tick,
}

/** For the site, and for each theme, with its name before theirs. */
export async function drawIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const files = {
    ...(await iconsOf(GROUP)),
    'share.png': await sharp(Buffer.from(SHARE)).png({ palette: true, effort: 10 }).toBuffer(),
    ...Object.fromEntries(
      (
        await Promise.all(
          THEMES.map(async ({ id, mark }) =>
            Object.entries(await iconsOf(mark)).map(([name, body]) => [`${id}-${name}`, body] as const),
          ),
        )
      ).flat(),
    ),
  }
  await Promise.all(Object.entries(files).map(([name, body]) => writeFile(join(folder, name), body)))
}

async function iconsOf(mark: Mark): Promise<Record<string, Buffer>> {
  const rounded = icon(
    `<rect width="32" height="32" rx="${mark.radius}" fill="${mark.ground}"/>${signOf(mark)}`,
  )
  // Masks crop a tenth of each side.
  const full = icon(
    `<rect width="32" height="32" fill="${mark.ground}"/><g transform="translate(3.2 3.2) scale(.8)">${signOf(mark)}</g>`,
  )
  const draw = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: 288 }).resize(size, size).png({ palette: true, effort: 10 }).toBuffer()
  return {
    'icon-192.png': await draw(rounded, 192),
    'icon-512.png': await draw(rounded, 512),
    'icon-maskable-512.png': await draw(full, 512),
    'apple-touch-icon.png': await draw(full, 180),
    'favicon.ico': asIco(
      await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(rounded, size) }))),
    ),
  }
}

function signOf({ line, detail, width, lines, details }: Mark): string {
  return `<g fill="none" stroke="${line}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">
  <path d="${lines}"/>
  <path stroke="${detail}" d="${details}"/></g>`
}

function icon(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 32 32">${drawing}</svg>`
}

/** 1200 × 630, wordless: words would need a language. */
const SHARE = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="${GROUP.ground}"/>
  <circle cx="600" cy="315" r="470" fill="#08524e"/><circle cx="600" cy="315" r="330" fill="${GROUP.ground}"/>
  <path d="M0 612h1200v18H0z" fill="${GROUP.detail}"/>
  <g transform="translate(376 85) scale(14)">${signOf(GROUP)}</g></svg>`
