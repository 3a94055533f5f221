/** Units of the square that every drawing fills. */
export const SIDE = 96

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export function rect({ x, y, width, height }: Box, radius: number, fill: string, more = ''): string {
  const rounded = radius > 0 ? ` rx="${short(radius)}"` : ''
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${rounded} fill="${fill}"${more}/>`
}

export function circle(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"${more}/>`
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${more}/>`
}

export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${short(width)}"${more}/>`
}

/** Mostly down, and a little to the right; `across` from left to right. */
export function gradient(
  id: string,
  colors: readonly string[],
  direction: 'down' | 'across' = 'down',
): string {
  const end = direction === 'down' ? ' x2=".5" y2="1"' : ''
  const last = colors.length - 1
  const stops = colors.map((color, at) => `<stop offset="${short(at / last)}" stop-color="${color}"/>`)
  return `<linearGradient id="${id}"${end}>${stops.join('')}</linearGradient>`
}

export function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
}

export function svg(definitions: string, content: string): string {
  const defs = definitions ? `<defs>${definitions}</defs>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${defs}${content}</svg>`
}

/** @param share of `other`, 0 to 1 */
function mix(color: string, other: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [one, two] = [color, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16))
    return Math.round((one ?? 0) * (1 - share) + (two ?? 0) * share)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export function lighter(color: string, share: number): string {
  return mix(color, '#ffffff', share)
}

export function darker(color: string, share: number): string {
  return mix(color, '#000000', share)
}

export function short(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
}
