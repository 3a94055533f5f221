import { LINE_WIDTH } from './canvas'

/** How a shape is filled and lined; the classes are in `canvas`. */
export type Tone =
  'line' | 'paper' | 'tint' | 'deep' | 'wash' | 'veil' | 'solid' | 'light' | 'white' | 'line dash'

export function path(d: string, tone: Tone = 'line'): string {
  return `<path class="${tone}" d="${d}"/>`
}

export function rect(x: number, y: number, width: number, height: number, radius = 0, tone: Tone = 'paper') {
  return `<rect class="${tone}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`
}

export function circle(x: number, y: number, radius: number, tone: Tone = 'paper'): string {
  return `<circle class="${tone}" cx="${x}" cy="${y}" r="${radius}"/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, tone: Tone = 'veil'): string {
  return `<ellipse class="${tone}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`
}

/** Moves, scales and turns (in degrees) what was drawn around 0, 0; lines keep their width. */
export function place(drawing: string, x: number, y: number, scale = 1, turn = 0): string {
  const lines = scale === 1 ? '' : ` stroke-width="${(LINE_WIDTH / scale).toFixed(3)}"`
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"${lines}>${drawing}</g>`
}

/** The same drawing `count` times, `dx` and `dy` apart. */
export function repeat(count: number, dx: number, dy: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, at) => place(draw(at), at * dx, at * dy)).join('')
}
