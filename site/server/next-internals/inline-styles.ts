import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFERRED_SHEET } from '@/platform/deferred-scripts'
import { countFallback } from './assumptions'
import { namesIn, StyleSheet } from './style-sheet'

export type StyleSheets = ReadonlyMap<string, StyleSheet>

const STYLES = '/_next/static/chunks/'

export function readStyleSheets(siteFolder: string): StyleSheets {
  const folder = join(siteFolder, '.next/static/chunks')
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'))
  return new Map(
    names.map((name) => [STYLES + name, new StyleSheet(readFileSync(join(folder, name), 'utf8'))]),
  )
}

const LINK = /<link\b[^>]*\brel="stylesheet"[^>]*>/g

export interface StyledPage {
  html: string
  styles: string
}

export function inlineStyles(
  html: string,
  styleSheets: StyleSheets,
  left: (link: string) => string,
): StyledPage {
  const sheetOf = (link: string) => styleSheets.get(/\bhref="([^"]*)"/.exec(link)?.[1] ?? '')
  const sheets = new Set(html.match(LINK)?.flatMap((link) => sheetOf(link) ?? []))
  if (sheets.size === 0) countFallback('style-links')
  const names = namesIn(html)
  const styles = [...sheets].map((sheet) => sheet.usedBy(names)).join('')
  let style = styles && `<style>${styles}</style>`
  const rest = html.replace(LINK, (link) => {
    if (!sheetOf(link)) return link
    const here = style + left(link)
    style = ''
    return here
  })
  return { html: rest, styles }
}

/** React looks for a page's links before it loads more. */
export function deferredSheet(link: string): string {
  return link.replace('<link', `<link${DEFERRED_SHEET}`)
}
