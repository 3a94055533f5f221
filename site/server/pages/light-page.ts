import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Style sheets by the path that pages name. */
export type StyleSheets = ReadonlyMap<string, string>

const STYLES = '/_next/static/chunks/'

/** Of the build; a light page carries its styles itself. */
export function readStyleSheets(siteFolder: string): StyleSheets {
  const folder = join(siteFolder, '.next/static/chunks')
  const names = readdirSync(folder).filter((name) => name.endsWith('.css'))
  return new Map(names.map((name) => [STYLES + name, readFileSync(join(folder, name), 'utf8')]))
}

export interface LightPage {
  html: string
  /** What stands in its `style`, for the policy; empty where there is none. */
  styles: string
}

/**
 * The same page for who saves data: no script and nothing that only scripts read, each picture in its smallest size and
 * when it comes into sight, and the styles within, so that the first words need one request.
 */
export function asLightPage(html: string, styleSheets: StyleSheets): LightPage {
  const found: string[] = []
  const linked = html
    .replace(/<html\b/, '<html data-light=""')
    .replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/g, '')
    .replace(/<link\b[^>]*\brel="(?:preload|modulepreload|expect)"[^>]*>/g, '')
    .replace(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, (link) => {
      const text = styleSheets.get(/\bhref="([^"]*)"/.exec(link)?.[1] ?? '')
      if (text === undefined) return link
      found.push(text)
      return ''
    })
    .replace(/<source\b[^>]*>/g, '')
    .replace(/<img\b[^>]*>/g, asSmallPicture)
  const styles = [...new Set(found)].join('')
  // A function: what begins with a dollar in a style sheet means nothing here.
  return {
    html: styles ? linked.replace('</head>', () => `<style>${styles}</style></head>`) : linked,
    styles,
  }
}

function asSmallPicture(img: string): string {
  const smallest = (/\ssrcSet="([^"]*)"/i.exec(img)?.[1] ?? '')
    .split(', ')
    .map((candidate) => candidate.split(' '))
    .map(([src = '', width = '']) => ({ src, width: Number.parseInt(width, 10) }))
    .filter(({ src, width }) => src !== '' && width > 0)
    .toSorted((one, other) => one.width - other.width)[0]
  return img
    .replace(/\s(?:srcSet|sizes|fetchPriority|loading)="[^"]*"/gi, '')
    .replace(/\ssrc="[^"]*"/, (src) => (smallest ? ` src="${smallest.src}"` : src))
    .replace(/^<img/, '<img loading="lazy"')
}
