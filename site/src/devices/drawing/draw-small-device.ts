import type { Accessory, Router, Tag, Watch } from '../catalogue/device'
import { edgeOf } from './draw-phone'
import { centered, scaleFor } from './scale'
import { circle, darker, gradient, inset, lighter, line, path, rect, short, SIDE, svg } from './svg'

const MIDDLE = SIDE / 2
const LARGEST_CASE = 84
const LARGEST_ROUTER = 230

export function drawWatch({ face, width: wide, height: tall, color, strap, glow }: Watch): string {
  const scale = scaleFor(tall, LARGEST_CASE)
  const at = centered(wide * scale, tall * scale)
  const half = at.width * 0.36
  const band = (end: number, from: number) =>
    path(
      `M${short(MIDDLE - half)} ${short(from)}L${short(MIDDLE - half * 0.78)} ${end}H${short(MIDDLE + half * 0.78)}L${short(MIDDLE + half)} ${short(from)}Z`,
      'url(#t)',
    )
  const radius = face === 'round' ? at.width / 2 : at.width * 0.26
  const glass = inset(at, 2)
  return svg(
    gradient('t', [lighter(strap, 0.16), strap, darker(strap, 0.2)], 'across') +
      gradient('b', [lighter(color, 0.45), color, darker(color, 0.3)]),
    [
      band(2, at.y + 6),
      band(SIDE - 2, at.y + at.height - 6),
      rect({ x: at.x + at.width - 0.8, y: MIDDLE - 4, width: 3, height: 8 }, 1.3, edgeOf(color)),
      rect(at, radius, 'url(#b)'),
      rect(glass, radius - 2, '#0b0f12'),
      face === 'round' ? drawDial(glow, at.width / 2) : drawDigits(glow, at.width, face === 'kids'),
    ].join(''),
  )
}

function drawDial(glow: string, radius: number): string {
  const ring = radius * 0.74
  const around = 2 * Math.PI * ring
  const r = short(radius * 0.42)
  return [
    circle(
      MIDDLE,
      MIDDLE,
      ring,
      'none',
      ` stroke="#7d8b93" stroke-width="2" stroke-dasharray=".8 ${short(around / 12 - 0.8)}"`,
    ),
    circle(
      MIDDLE,
      MIDDLE,
      radius * 0.58,
      'none',
      ` stroke="${glow}" stroke-width="1.8" stroke-dasharray="${short(radius * 2.4)} 99" stroke-linecap="round"`,
    ),
    line(
      `M${MIDDLE} ${MIDDLE}l-${r}-${r}M${MIDDLE} ${MIDDLE}l${short(radius * 0.3)}-${short(radius * 0.5)}`,
      '#fff',
      1.9,
      ' stroke-linecap="round"',
    ),
    circle(MIDDLE, MIDDLE, 1.7, glow),
  ].join('')
}

function drawDigits(glow: string, width: number, isForKids: boolean): string {
  const left = MIDDLE - width * 0.28
  const mark = (y: number, length: number, color: string, thick: number) =>
    line(`M${short(left)} ${short(y)}h${short(width * length)}`, color, thick, ' stroke-linecap="round"')
  if (isForKids)
    return [
      circle(MIDDLE, MIDDLE + 2, width * 0.28, glow),
      circle(MIDDLE - 4, MIDDLE, 1.5, '#3a2c10'),
      circle(MIDDLE + 4, MIDDLE, 1.5, '#3a2c10'),
      line(`M${MIDDLE - 4} ${MIDDLE + 5}q4 4 8 0`, '#3a2c10', 1.3, ' stroke-linecap="round"'),
      circle(MIDDLE, MIDDLE - width * 0.44, 1.4, '#31526b'),
    ].join('')
  return [
    mark(MIDDLE - 8, 0.56, '#fff', 4),
    mark(MIDDLE - 0.6, 0.36, '#9db0b9', 2),
    mark(MIDDLE + 6, 0.56, '#34424a', 2.4),
    mark(MIDDLE + 6, 0.34, glow, 2.4),
    mark(MIDDLE + 11, 0.56, '#34424a', 2.4),
    mark(MIDDLE + 11, 0.2, '#f0a03c', 2.4),
  ].join('')
}

export function drawTag({ color }: Tag): string {
  return svg(
    gradient('b', [lighter(color, 0.6), color, darker(color, 0.22)]),
    [
      circle(MIDDLE, 20, 9, 'none', ' stroke="#8b979e" stroke-width="2.6"'),
      circle(MIDDLE, 54, 32, 'url(#b)', ' stroke="#93a0a6" stroke-width=".9"'),
      circle(MIDDLE, 29, 3.4, '#56646c'),
      circle(MIDDLE, 57, 16, 'none', ` stroke="${darker(color, 0.16)}" stroke-width="1.4"`),
      line(`M42 56a8 8 0 0 1 12 0M45 60a4 4 0 0 1 6 0`, '#0b8a80', 1.9, ' stroke-linecap="round"'),
      circle(MIDDLE, 64, 1.5, '#0b8a80'),
    ].join(''),
  )
}

export function drawRouter({ body, width: wide, height: tall, antennas, color }: Router): string {
  const scale = scaleFor(Math.max(wide, tall), LARGEST_ROUTER)
  const [width, height] = [wide * scale, tall * scale]
  const shade = gradient(
    'b',
    [lighter(color, 0.5), color, darker(color, 0.2)],
    body === 'tower' ? 'across' : 'down',
  )
  if (body === 'tower') return svg(shade, drawTower(width, height, color))
  const at = { x: MIDDLE - width / 2, y: body === 'box' ? 58 : 44, width, height }
  const rods = Array.from({ length: antennas }, (_, place) => {
    const x = at.x + (width * (place + 0.5)) / antennas
    const lean = (x - MIDDLE) * 0.1
    return line(
      `M${short(x)} ${short(at.y + 3)}l${short(lean)}-${place % 2 === 0 || antennas === 2 ? 42 : 36}`,
      '#56646c',
      3,
      ' stroke-linecap="round"',
    )
  })
  const top = path(
    `M${short(at.x + 8)} ${short(at.y - 7)}H${short(at.x + width - 8)}L${short(at.x + width)} ${short(at.y + 2)}H${short(at.x)}Z`,
    lighter(color, body === 'box' ? 0.7 : 0.14),
    ' stroke="#9aa7ad" stroke-width=".6"',
  )
  const lights = line(
    `M${short(at.x + 8)} ${short(at.y + height / 2 + 0.4)}h${short(width * 0.3)}`,
    '#21b08a',
    1.7,
    ' stroke-dasharray="1.7 3"',
  )
  return svg(
    shade,
    [
      ...rods,
      top,
      rect(at, 2.6, 'url(#b)', ' stroke="#93a0a6" stroke-width=".8"'),
      lights,
      body === 'set-top' ? drawRemote() : '',
    ].join(''),
  )
}

function drawTower(width: number, height: number, color: string): string {
  const at = centered(width, height)
  return [
    `<ellipse cx="${MIDDLE}" cy="${short(at.y + height)}" rx="${short(width / 2 + 2)}" ry="2.4" fill="#56646c"/>`,
    rect(at, width * 0.3, 'url(#b)', ` stroke="${edgeOf(color)}" stroke-width=".8"`),
    `<ellipse cx="${MIDDLE}" cy="${short(at.y + 5.6)}" rx="${short(width / 2 - 5)}" ry="3" fill="${darker(color, 0.16)}"/>`,
    line(
      `M${MIDDLE} ${short(at.y + height * 0.3)}v${short(height * 0.24)}`,
      '#21b08a',
      2.2,
      ' stroke-linecap="round"',
    ),
    line(
      [0.76, 0.82, 0.88]
        .map((share) => `M${short(at.x + 5)} ${short(at.y + height * share)}h${short(width - 10)}`)
        .join(''),
      darker(color, 0.24),
      0.8,
    ),
  ].join('')
}

function drawRemote(): string {
  return [
    rect({ x: 66, y: 60, width: 11, height: 32 }, 4, '#3b464d', ' stroke="#7d8a91" stroke-width=".6"'),
    circle(71.5, 68, 3.4, '#1a2126', ' stroke="#93a0a6" stroke-width=".7"'),
    line('M69.5 76h4M69.5 80h4M69.5 84h4', '#93a0a6', 1.5, ' stroke-dasharray="1.5 1"'),
    circle(71.5, 63, 0.9, '#e0645a'),
  ].join('')
}

export function drawAccessory({ form, width: wide, height: tall, color }: Accessory): string {
  switch (form) {
    case 'earbuds':
      return drawEarbuds(color)
    case 'power-bank': {
      const scale = 84 / tall
      const at = centered(wide * scale, tall * scale)
      return svg(
        gradient('b', [lighter(color, 0.3), color, darker(color, 0.3)], 'across'),
        [
          rect(at, 6, 'url(#b)', ` stroke="${edgeOf(color)}" stroke-width=".8"`),
          rect({ x: MIDDLE - 12, y: at.y - 0.4, width: 9, height: 3.4 }, 0.8, '#c9d3d7'),
          rect({ x: MIDDLE + 4, y: at.y, width: 8, height: 2.6 }, 1.3, '#0b0f12'),
          line(`M${MIDDLE - 8} ${short(at.y + 12)}h14.4`, '#7fe3cf', 2.2, ' stroke-dasharray="2.2 1.8"'),
          path(`M${MIDDLE + 2} 40l-8 12h6l-2 10 8-12h-6z`, lighter(color, 0.5)),
        ].join(''),
      )
    }
    case 'box':
      return svg(
        '',
        [
          path('M14 34l34-16 34 16v32L48 82 14 66z', color),
          path('M14 34l34 16v32L14 66z', darker(color, 0.12)),
          path('M14 34l34-16 34 16-34 16z', lighter(color, 0.3)),
          path('M31 26l34 16v10l6-3V39L37 23z', lighter(color, 0.62)),
        ].join(''),
      )
  }
}

function drawEarbuds(color: string): string {
  const bud = (x: number, side: 1 | -1) =>
    rect(
      { x: x - 2.6, y: 22, width: 5.2, height: 25 },
      2.6,
      'url(#b)',
      ' stroke="#93a0a6" stroke-width=".7"',
    ) +
    circle(x + 2.5 * side, 21, 7.6, 'url(#b)', ' stroke="#93a0a6" stroke-width=".7"') +
    circle(x + 5 * side, 21, 3.4, '#56646c')
  return svg(
    gradient('b', [lighter(color, 0.6), color, darker(color, 0.18)]),
    [
      path(
        'M18 50V36a22 22 0 0 1 22-22h16a22 22 0 0 1 22 22v14z',
        '#c3ced3',
        ' stroke="#93a0a6" stroke-width=".8"',
      ),
      path('M22 50V38a20 20 0 0 1 20-20h12a20 20 0 0 1 20 20v12z', '#2a3237'),
      bud(36, 1),
      bud(60, -1),
      path(
        'M16 46h64v14a22 22 0 0 1-22 22H38a22 22 0 0 1-22-22z',
        'url(#b)',
        ' stroke="#93a0a6" stroke-width=".8"',
      ),
      circle(MIDDLE, 60, 1.6, '#21b08a'),
    ].join(''),
  )
}
