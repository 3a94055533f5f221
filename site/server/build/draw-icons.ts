import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MARK } from '@carelane/config/mark'
import sharp from 'sharp'
import { asIco } from './as-ico'

const BRAND = '#0b6b66'
const ACCENT = '#f2a33a'
const SIGN = `<g fill="none" stroke="#fff" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round">
  <path d="${MARK.lines}"/>
  <path stroke="${ACCENT}" d="${MARK.tick}"/></g>`

export async function drawIcons(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const rounded = icon(`<rect width="32" height="32" rx="9" fill="${BRAND}"/>${SIGN}`)
  // Masks crop a tenth of each side.
  const full = icon(
    `<rect width="32" height="32" fill="${BRAND}"/><g transform="translate(3.2 3.2) scale(.8)">${SIGN}</g>`,
  )
  const draw = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: 288 }).resize(size, size).png({ palette: true, effort: 10 }).toBuffer()
  const files = {
    'icon-192.png': await draw(rounded, 192),
    'icon-512.png': await draw(rounded, 512),
    'icon-maskable-512.png': await draw(full, 512),
    'apple-touch-icon.png': await draw(full, 180),
    'favicon.ico': asIco(
      await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await draw(rounded, size) }))),
    ),
    'share.png': await sharp(Buffer.from(SHARE)).png({ palette: true, effort: 10 }).toBuffer(),
  }
  await Promise.all(Object.entries(files).map(([name, body]) => writeFile(join(folder, name), body)))
}

function icon(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 32 32">${drawing}</svg>`
}

/** 1200 × 630, wordless: words would need a language. */
const SHARE = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="${BRAND}"/>
  <circle cx="600" cy="315" r="470" fill="#08524e"/><circle cx="600" cy="315" r="330" fill="${BRAND}"/>
  <path d="M0 612h1200v18H0z" fill="${ACCENT}"/>
  <g transform="translate(376 85) scale(14)">${SIGN}</g></svg>`
