import { DEFERRED_SHEET } from '../../platform/deferred-scripts'
import type { SoftVisit } from '../../platform/what-is-kept-offline'
import { escapeHtml, unescapeHtml } from './html'

/** A page as it is kept. */
export interface KeptCopy {
  html: string
  title: string
  lang: string
  styles: string[]
}

/**
 * A page as it is kept: as who saves data gets it, without scripts, so that it opens whatever of them is still there,
 * and nothing in it asks a network that is not there.
 */
export function asKeptCopy(page: string): KeptCopy {
  const html = page
    .replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
    .replace(/<link\b[^>]*\brel="(?:preload|modulepreload|expect)"[^>]*>/gi, '')
    .replace(/<html\b(?![^>]*\bdata-light)/, '<html data-light=""')
  return {
    html,
    title: unescapeHtml(/<title\b[^>]*>([^<]*)/.exec(html)?.[1] ?? ''),
    lang: /<html\b[^>]*\blang="([\w-]+)"/.exec(html)?.[1] ?? '',
    styles: stylesIn(html),
  }
}

/** A kept page with something above what it is about: the way past the header stays the first of its links. */
export function withBanner(html: string, banner: string): string {
  return html.replace(/<main\b/, (main) => banner + main)
}

/** The page of a soft visit: what it shows, in the frame of another page of its section. */
export function inFrame(frame: string, { title, main, styles }: SoftVisit): KeptCopy {
  const links = styles
    .filter((path) => !stylesIn(frame).includes(path))
    .map((path) => `<link rel="stylesheet" href="${escapeHtml(path)}">`)
  const page = frame
    // Of another page it had within what that one needed.
    .replaceAll(DEFERRED_SHEET, '')
    .replace(/<title\b[^>]*>[^<]*/, () => `<title>${escapeHtml(title)}`)
    .replace('</head>', () => `${links.join('')}</head>`)
    .replace(/(<main\b[^>]*>)[\s\S]*(<\/main>)/, (_, begin: string, end: string) => begin + main + end)
  return asKeptCopy(page)
}

function stylesIn(html: string): string[] {
  const links = html.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? []
  return links.flatMap((link) => /\bhref="([^"]+)"/.exec(link)?.[1] ?? [])
}
