import type { FeaturePhone } from '../catalogue/device'
import { centered, scaleFor } from './scale'
import { circle, darker, gradient, inset, lighter, line, rect, short, svg } from './svg'

const LARGEST = 132
const MM_PER_INCH = 25.4

export function drawFeaturePhone({ width, height, screen, color, keys, hasTorch }: FeaturePhone): string {
  const scale = scaleFor(height, LARGEST)
  const at = centered(width * scale, height * scale)
  const middle = at.x + at.width / 2
  const glass = { width: at.width - 7, height: screen * MM_PER_INCH * 0.8 * scale }
  const display = {
    x: middle - glass.width / 2 + 1.6,
    y: at.y + 9,
    width: glass.width - 3.2,
    height: glass.height,
  }
  const pad = display.y + display.height + 4.6
  const ring = Math.min(at.width * 0.15, 6)
  const first = pad + ring * 2 + 4.6
  const row = (at.y + at.height - 4 - first) / 4
  const gap = (at.width - 12) / 3
  return svg(
    gradient('b', [lighter(color, 0.24), color, darker(color, 0.28)]) + gradient('s', ['#d9f0ff', '#6fb1e0']),
    [
      rect(at, 7, lighter(darker(color, 0.3), 0.25)),
      rect(inset(at, 0.7), 6.3, 'url(#b)'),
      hasTorch ? circle(middle, at.y - 0.6, 2.6, '#fff4c4', ' stroke="#8b8460" stroke-width=".6"') : '',
      rect(
        { x: middle - glass.width / 2, y: at.y + 4.6, width: glass.width, height: glass.height + 7.4 },
        3,
        '#0d1215',
      ),
      line(`M${short(middle - 3)} ${short(at.y + 6.8)}h6`, '#56636b', 0.9, ' stroke-linecap="round"'),
      rect(display, 0.8, 'url(#s)'),
      rect({ ...display, height: 2.4 }, 0.6, '#1d4e78'),
      line(
        `M${short(middle - 5)} ${short(display.y + display.height * 0.5)}h10M${short(middle - 3)} ${short(display.y + display.height * 0.68)}h6`,
        '#12374f',
        1.3,
      ),
      circle(
        middle,
        pad + ring,
        ring,
        lighter(color, 0.34),
        ` stroke="${darker(color, 0.4)}" stroke-width=".6"`,
      ),
      circle(middle, pad + ring, ring * 0.45, darker(color, 0.3)),
      line(`M${short(at.x + 4.4)} ${short(pad + ring)}h5`, '#58c27d', 2, ' stroke-linecap="round"'),
      line(
        `M${short(at.x + at.width - 9.4)} ${short(pad + ring)}h5`,
        '#e0645a',
        2,
        ' stroke-linecap="round"',
      ),
      ...[0, 1, 2, 3].map((place) =>
        line(
          `M${short(at.x + 6)} ${short(first + row * (place + 0.35))}h${short(gap * 3 + 0.5)}`,
          keys,
          Math.min(row * 0.56, 4.2),
          ` stroke-dasharray="${short(gap * 0.78)} ${short(gap * 0.22)}"`,
        ),
      ),
    ].join(''),
  )
}
