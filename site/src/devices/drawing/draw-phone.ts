import type { CameraIsland, Phone, Wallpaper } from '../catalogue/device'
import { scaleFor } from './scale'
import { type Box, circle, darker, gradient, inset, lighter, line, path, rect, short, SIDE, svg } from './svg'

const LARGEST = 173

/** Its back, and its front before it. */
export function drawPhone(phone: Phone): string {
  const scale = scaleFor(phone.height, LARGEST)
  const [width, height] = [phone.width * scale, phone.height * scale]
  const shown = width * 1.62
  const left = (SIDE - shown) / 2
  const top = (SIDE - height) / 2
  const back = { x: left, y: top, width, height }
  const front = { x: left + shown - width, y: top, width, height }
  return svg(
    gradient('b', [lighter(phone.color, 0.28), phone.color, darker(phone.color, 0.22)]) + wallpaperOf(phone),
    drawBack(phone, back, scale) + drawFront(phone, front, scale),
  )
}

/** The ground of `drawScreen`. */
export function wallpaperOf({ wallpaper: [from, to] }: { wallpaper: Wallpaper }): string {
  return gradient('w', [from, to])
}

function drawBack({ radius, color, island, isRugged }: Phone, at: Box, scale: number): string {
  const corner = radius * scale
  return [
    button(at, 'left', color),
    rect(at, corner, edgeOf(color)),
    rect(inset(at, 0.6), corner - 0.6, 'url(#b)'),
    isRugged ? bumpers(at, color) : '',
    drawIsland(island, at, color, scale),
  ].join('')
}

function drawFront(
  { radius, bezel, front, color, wallpaper, isRugged }: Phone,
  at: Box,
  scale: number,
): string {
  const corner = radius * scale
  const [side, top, chin] = bezel.map((mm) => mm * scale) as [number, number, number]
  const screen = {
    x: at.x + side + 0.7,
    y: at.y + top + 0.7,
    width: at.width - 2 * side - 1.4,
    height: at.height - top - chin - 1.4,
  }
  return [
    button(at, 'right', color),
    rect(at, corner, edgeOf(color)),
    isRugged ? bumpers(at, color) : '',
    rect(inset(at, 0.8), corner - 0.8, '#0b0f12'),
    drawScreen(screen, Math.max(corner - side - 0.6, 0.8), wallpaper),
    drawCamera(front, screen, at, top, scale),
  ].join('')
}

/** A wallpaper with a hill of light, and a shine from above. */
export function drawScreen(at: Box, radius: number, [, , shape]: Wallpaper): string {
  const { x, y, width, height } = at
  const [right, bottom] = [x + width, y + height]
  const r = Math.min(radius, width / 3)
  const round = `V${short(bottom - r)}Q${short(right)} ${short(bottom)} ${short(right - r)} ${short(bottom)}H${short(x + r)}Q${short(x)} ${short(bottom)} ${short(x)} ${short(bottom - r)}Z`
  const hill = (from: number, to: number) =>
    `M${short(x)} ${short(y + height * from)}C${short(x + width * 0.4)} ${short(y + height * (from - 0.16))} ${short(x + width * 0.6)} ${short(y + height * (to + 0.2))} ${short(right)} ${short(y + height * to)}${round}`
  return [
    rect(at, r, 'url(#w)'),
    path(hill(0.72, 0.5), shape, ' opacity=".35"'),
    path(hill(0.86, 0.74), shape, ' opacity=".55"'),
    path(
      `M${short(x + r)} ${short(y)}H${short(x + width * 0.7)}L${short(x)} ${short(y + height * 0.62)}V${short(y + r)}Q${short(x)} ${short(y)} ${short(x + r)} ${short(y)}Z`,
      '#fff',
      ' opacity=".1"',
    ),
  ].join('')
}

function drawCamera(front: Phone['front'], screen: Box, at: Box, top: number, scale: number): string {
  const middle = screen.x + screen.width / 2
  const hole = (x: number) => circle(x, screen.y + 3.4 * scale, 1.9 * scale, '#05080a')
  switch (front) {
    case 'hole':
      return hole(middle)
    case 'corner-hole':
      return hole(screen.x + 6 * scale)
    case 'drop': {
      const [w, y] = [3.6 * scale, screen.y]
      return path(
        `M${short(middle - w * 1.5)} ${short(y - 0.1)}Q${short(middle - w)} ${short(y)} ${short(middle - w * 0.8)} ${short(y + w * 0.6)}A${short(w * 0.85)} ${short(w * 0.85)} 0 0 0 ${short(middle + w * 0.8)} ${short(y + w * 0.6)}Q${short(middle + w)} ${short(y)} ${short(middle + w * 1.5)} ${short(y - 0.1)}Z`,
        '#0b0f12',
      )
    }
    case 'bezel':
      return (
        line(
          `M${short(middle - 2.4)} ${short(at.y + top / 2 + 0.8)}h4.8`,
          '#3b464d',
          0.9,
          ' stroke-linecap="round"',
        ) + circle(middle + 5, at.y + top / 2 + 0.8, 0.8, '#27323a')
      )
  }
}

function drawIsland({ form, lenses }: CameraIsland, at: Box, color: string, scale: number): string {
  const plate = darker(color, 0.14)
  const rim = lighter(color, 0.3)
  const sizes = lenses.map((mm) => (mm * scale) / 2)
  const big = Math.max(...sizes)
  const [left, top] = [at.x + 3.2 * scale, at.y + 3.4 * scale]
  const island = (width: number, height: number, radius: number, x = left) =>
    rect({ x, y: top, width, height }, radius, plate, ` stroke="${rim}" stroke-width=".4"`)
  const gap = big * 2.35
  switch (form) {
    case 'column': {
      const center = left + big * 1.4
      const tall = gap * (sizes.length - 1) + big * 2.8
      const flash = circle(center + big * 2.2, top + big * 1.4, big * 0.34, '#fff3cf')
      return (
        island(big * 2.8, tall, big * 1.4) +
        sizes.map((size, i) => drawLens(center, top + big * 1.4 + gap * i, size)).join('') +
        flash
      )
    }
    case 'square': {
      const side = big * 5.2
      const places =
        sizes.length === 2
          ? [
              [0.3, 0.3],
              [0.7, 0.7],
            ]
          : [
              [0.29, 0.29],
              [0.29, 0.72],
              [0.72, 0.5],
            ]
      return (
        island(side, side, big * 1.4) +
        sizes
          .map((size, i) =>
            drawLens(left + side * (places[i]?.[0] ?? 0), top + side * (places[i]?.[1] ?? 0), size * 0.95),
          )
          .join('') +
        circle(left + side * 0.74, top + side * 0.2, big * 0.3, '#fff3cf')
      )
    }
    case 'disc': {
      const radius = at.width * 0.33
      const [x, y] = [at.x + at.width * 0.41, at.y + 4 * scale + radius]
      const turn = (at: number): [number, number] => [
        x + Math.cos(at) * radius * 0.52,
        y + Math.sin(at) * radius * 0.52,
      ]
      return (
        circle(x, y, radius, plate, ` stroke="${rim}" stroke-width=".5"`) +
        sizes.map((size, i) => drawLens(...turn(-2.6 + i * 2.1), size * 0.84)).join('')
      )
    }
    case 'bar': {
      const tall = big * 2.9
      const width = at.width - 6.4 * scale
      return (
        island(width, tall, tall / 2) +
        sizes.map((size, i) => drawLens(left + tall / 2 + gap * i, top + tall / 2, size)).join('') +
        circle(left + width - tall * 0.4, top + tall / 2, big * 0.3, '#fff3cf')
      )
    }
  }
}

export function drawLens(x: number, y: number, radius: number): string {
  return (
    circle(x, y, radius, '#11171b', ' stroke="#8b979e" stroke-width=".5"') +
    circle(x, y, radius * 0.52, '#23465f') +
    circle(x - radius * 0.25, y - radius * 0.25, radius * 0.2, '#cfe6f2')
  )
}

function button(at: Box, side: 'left' | 'right', color: string): string {
  const x = side === 'left' ? at.x - 0.7 : at.x + at.width - 0.5
  const y = at.y + at.height * 0.24
  return (
    rect({ x, y, width: 1.2, height: at.height * 0.13 }, 0.5, edgeOf(color)) +
    rect({ x, y: y + at.height * 0.17, width: 1.2, height: at.height * 0.08 }, 0.5, edgeOf(color))
  )
}

function bumpers({ x, y, width, height }: Box, color: string): string {
  const tone = darker(color, 0.45)
  const edge = ` stroke="${edgeOf(color)}" stroke-width=".5"`
  return [y - 0.4, y + height - 6.6]
    .flatMap((top) =>
      [x - 0.8, x + width - 6.2].map((left) => rect({ x: left, y: top, width: 7, height: 7 }, 3, tone, edge)),
    )
    .join('')
}

/** Metal of the frame, which shows on light and dark grounds. */
export function edgeOf(color: string): string {
  return lighter(darker(color, 0.25), 0.32)
}
