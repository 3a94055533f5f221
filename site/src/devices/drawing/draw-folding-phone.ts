import type { FoldingPhone } from '../catalogue/device'
import { drawLens, drawScreen, edgeOf, wallpaperOf } from './draw-phone'
import { centered, scaleFor } from './scale'
import { circle, darker, gradient, inset, lighter, rect, SIDE, svg } from './svg'

const LARGEST = 173

/** Open; a clamshell also closed beside it. */
export function drawFoldingPhone(phone: FoldingPhone): string {
  const scale = scaleFor(phone.height, LARGEST)
  const at = centered(phone.width * scale, phone.height * scale)
  const definitions =
    wallpaperOf(phone) + gradient('b', [lighter(phone.color, 0.28), phone.color, darker(phone.color, 0.22)])
  if (phone.folds === 'book') {
    const crease = { x: at.x + at.width / 2 - 2, y: at.y + 2, width: 4, height: at.height - 4 }
    const fold =
      '<linearGradient id="c"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset=".5" stop-opacity=".34"/><stop offset=".6" stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>'
    return svg(
      definitions + fold,
      rect(at, 5, edgeOf(phone.color)) +
        rect(inset(at, 0.8), 4.2, '#0b0f12') +
        drawScreen(inset(at, 2.2), 3, phone.wallpaper) +
        rect(crease, 0, 'url(#c)') +
        circle(at.x + at.width * 0.76, at.y + 5, 1, '#05080a'),
    )
  }
  const open = { ...at, x: SIDE - at.width - 10 }
  const half = { ...at, x: 10, y: at.y + at.height / 2, height: at.height / 2 }
  const window = { x: half.x + 2, y: half.y + 2, width: half.width - 4, height: half.height * 0.46 }
  return svg(
    definitions,
    rect(half, 5, edgeOf(phone.color)) +
      rect(inset(half, 0.7), 4.3, 'url(#b)') +
      rect(window, 3, '#0b0f12') +
      drawLens(half.x + 7, half.y + 8, 3) +
      drawLens(half.x + 14.4, half.y + 8, 3) +
      rect(open, 5, edgeOf(phone.color)) +
      rect(inset(open, 0.8), 4.2, '#0b0f12') +
      drawScreen(inset(open, 1.8), 3.4, phone.wallpaper) +
      rect(
        { x: open.x + 1.8, y: open.y + open.height / 2 - 0.5, width: open.width - 3.6, height: 1 },
        0,
        '#000',
        ' opacity=".22"',
      ) +
      circle(open.x + open.width / 2, open.y + 4.4, 0.9, '#05080a'),
  )
}
