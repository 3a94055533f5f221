import { DEFERRED_SHEET } from '../../platform/deferred-scripts'
import type { SoftVisit } from '../../platform/what-is-kept-offline'
import { escapeHtml, unescapeHtml } from './html'

export interface KeptCopy {
  html: string
  title: string
  lang: string
  styles: string[]
}

/** Without scripts, as in data saver, and without paragraphs that are true now alone: nothing would take them away. */
export function asKeptCopy(page: string): KeptCopy {
  const html = page
    .replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
    .replace(/<p\b[^>]*\bdata-now=[^>]*>[\s\S]*?<\/p\s*>/gi, '')
    .replace(/<link\b[^>]*\brel="(?:preload|modulepreload|expect)"[^>]*>/gi, '')
    .replace(/<html\b(?![^>]*\bdata-light)/, '<html data-light=""')
  return {
    html,
    title: unescapeHtml(/<title\b[^>]*>([^<]*)/.exec(html)?.[1] ?? ''),
    lang: /<html\b[^>]*\blang="([\w-]+)"/.exec(html)?.[1] ?? '',
    styles: stylesIn(html),
  }
}

export function withBanner(html: string, banner: string): string {
  return html.replace(/<main\b/, (main) => banner + main)
}

export function inFrame(frame: string, { title, main, styles }: SoftVisit): KeptCopy {
  const links = styles
    .filter((path) => !stylesIn(frame).includes(path))
    .map((path) => `<link rel="stylesheet" href="${escapeHtml(path)}">`)
  const page = frame
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
