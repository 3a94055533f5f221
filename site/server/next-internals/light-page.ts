import { inlineStyles, type StyledPage, type StyleSheets } from './inline-styles'

export function asLightPage(html: string, styleSheets: StyleSheets): StyledPage {
  const light = html
    .replace(/<html\b/, '<html data-light=""')
    .replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/g, '')
    .replace(/<link\b[^>]*\brel="(?:preload|modulepreload|expect)"[^>]*>/g, '')
    .replace(/<source\b[^>]*>/g, '')
    .replace(/<img\b[^>]*>/g, asSmallPicture)
  return inlineStyles(light, styleSheets, () => '')
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
