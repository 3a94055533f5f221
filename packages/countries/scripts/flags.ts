import * as packageFlags from 'country-flag-icons/string/3x2'
import { COUNTRY_CODES, type CountryCode } from '../src/codes'

interface Flag {
  viewBox: string
  markup: string
}

const GLOBE: Flag = {
  viewBox: '0 0 24 16',
  markup:
    '<path fill="#E6F1F0" d="M0 0h24v16H0z"/><g fill="none" stroke="#0B6B66" stroke-width=".75">' +
    '<circle cx="12" cy="8" r="5.5"/><ellipse cx="12" cy="8" rx="2.3" ry="5.5"/>' +
    '<path d="M6.5 8h11M7.4 5.2h9.2M7.4 10.8h9.2"/></g>',
}

/** Shown by background position: Chromium draws no `<use>` of a cached file. */
export function renderSprite(): string {
  const flags = COUNTRY_CODES.map((code, place) => {
    const { viewBox, markup } = flagOf(code)
    return `<svg y="${place * 16}" width="24" height="16" viewBox="${viewBox}">${markup}</svg>`
  })
  const height = COUNTRY_CODES.length * 16
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="${height}" viewBox="0 0 24 ${height}">`
  return [open, ...flags, '</svg>', ''].join('\n')
}

export function renderFlagsModule(): string {
  const rows = COUNTRY_CODES.map((code) => `  ${code}: ${JSON.stringify(flagOf(code))},`)
  return [
    '// Written by `npm run generate`; do not edit.',
    `import type { CountryCode } from './codes'`,
    '',
    '/**',
    ' * Flags of 3:2: the attribute `viewBox` and what stands inside the `<svg>`. For the server, which writes the',
    ' * one flag that a page shows into its HTML; a list of countries shows parts of `flags.svg` instead.',
    ' */',
    'export const FLAGS: Readonly<Record<CountryCode, { viewBox: string; markup: string }>> = {',
    ...rows,
    '}',
    '',
  ].join('\n')
}

function flagOf(code: CountryCode): Flag {
  if (code === 'global') return GLOBE
  const svg = packageFlags[code.toUpperCase() as keyof typeof packageFlags]
  const found = /^<svg xmlns="[^"]+" viewBox="([\d. ]+)">(.*)<\/svg>\s*$/s.exec(svg)
  const [, viewBox, markup] = found ?? []
  if (!viewBox || !markup) throw new Error(`country-flag-icons draws ${code} otherwise than expected`)
  // An id or style of one flag would affect others.
  if (/\sid=|<style|<script|href=|\son\w+=/.test(markup)) throw new Error(`The flag of ${code} is not plain`)
  return { viewBox, markup }
}
