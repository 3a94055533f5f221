import type { Appliance, Laptop, Tablet, Television } from '../catalogue/device'
import { drawLens, drawScreen, edgeOf, wallpaperOf } from './draw-phone'
import { centered, scaleFor } from './scale'
import { circle, darker, gradient, inset, lighter, line, path, rect, short, SIDE, svg } from './svg'

const LARGEST_TABLET = 292
const LARGEST_LAPTOP = 420
const LARGEST_TELEVISION = 65
const LARGEST_REFRIGERATOR = 1_800
const LARGEST_AIR_CONDITIONER = 870

/** Its back, and its front before it. */
export function drawTablet(tablet: Tablet): string {
  const { color, bezel, lenses, hasPen } = tablet
  const scale = scaleFor(tablet.width + 18, LARGEST_TABLET)
  const [width, height] = [tablet.width * scale, tablet.height * scale]
  const back = { x: (SIDE - width) / 2 - 3.4, y: (SIDE - height) / 2 - 5, width, height }
  const front = { ...back, x: back.x + 6.8, y: back.y + 10 }
  const edge = bezel * scale
  return svg(
    wallpaperOf(tablet) + gradient('b', [lighter(color, 0.3), color, darker(color, 0.2)]),
    [
      rect(back, 4, edgeOf(color)),
      rect(inset(back, 0.6), 3.4, 'url(#b)'),
      ...Array.from({ length: lenses }, (_, at) => drawLens(back.x + 6 + at * 6, back.y + 5, 2)),
      rect(front, 4, edgeOf(color)),
      rect(inset(front, 0.8), 3.2, '#0b0f12'),
      drawScreen(inset(front, 0.8 + edge), 1.4, tablet.wallpaper),
      circle(front.x + front.width / 2, front.y + 0.8 + edge / 2, 0.6, '#33414a'),
      hasPen
        ? rect(
            { x: front.x + front.width * 0.2, y: front.y + height + 2.4, width: width * 0.56, height: 2.2 },
            1.1,
            '#dfe5e7',
            ' stroke="#7d8a91" stroke-width=".4"',
          )
        : '',
    ].join(''),
  )
}

/** Open, from the front: the screen above the keys. */
export function drawLaptop(laptop: Laptop): string {
  const { color } = laptop
  const scale = scaleFor(laptop.width, LARGEST_LAPTOP)
  const [width, lid] = [laptop.width * scale, laptop.height * scale * 0.98]
  const deck = laptop.height * scale * 0.36
  const lip = Math.max(laptop.depth * scale * 0.5, 1.4)
  const top = (SIDE - lid - deck - lip) / 2
  const at = { x: (SIDE - width) / 2, y: top, width, height: lid }
  const hinge = top + lid
  const grow = 6.5
  const wide = (share: number) => `${short(at.x - grow * share)} ${short(hinge + deck * share)}`
  const wideEnd = (share: number) => `${short(at.x + width + grow * share)} ${short(hinge + deck * share)}`
  const rows = [0.2, 0.36, 0.52].map((share) => {
    const inner = width + 2 * grow * share - 8
    return line(
      `M${short(SIDE / 2 - inner / 2)} ${short(hinge + deck * share)}h${short(inner)}`,
      darker(color, 0.62),
      deck * 0.12,
      ` stroke-dasharray="${short(inner / 14 - 0.9)} .9"`,
    )
  })
  const edge = laptop.bezel * scale
  return svg(
    wallpaperOf(laptop) + gradient('b', [lighter(color, 0.22), darker(color, 0.12)]),
    [
      rect(at, 2.6, edgeOf(color)),
      rect(inset(at, 0.7), 2, '#0b0f12'),
      drawScreen({ ...inset(at, 0.7 + edge), height: lid - 3.4 - edge * 2 }, 0.8, laptop.wallpaper),
      circle(SIDE / 2, at.y + 0.7 + edge / 2, 0.6, '#33414a'),
      path(`M${wide(0)}H${short(at.x + width)}L${wideEnd(1)}H${short(at.x - grow)}Z`, 'url(#b)'),
      line(`M${short(at.x + 3)} ${short(hinge + 0.5)}h${short(width - 6)}`, darker(color, 0.5), 1),
      ...rows,
      rect(
        { x: SIDE / 2 - width * 0.15, y: hinge + deck * 0.66, width: width * 0.3, height: deck * 0.26 },
        0.8,
        darker(color, 0.2),
      ),
      rect(
        { x: at.x - grow, y: hinge + deck, width: width + 2 * grow, height: lip },
        0.7,
        darker(color, 0.34),
      ),
      rect({ x: SIDE / 2 - 5, y: hinge + deck, width: 10, height: lip * 0.5 }, 0.4, darker(color, 0.55)),
    ].join(''),
  )
}

export function drawTelevision(television: Television): string {
  const { screen, color, wallpaper, isFrame } = television
  const width = (SIDE - 4) * (screen / LARGEST_TELEVISION) ** 0.7
  const bezel = isFrame ? 2.4 : 1.1
  const height = ((width - 2 * bezel) * 9) / 16 + 2 * bezel
  const at = { ...centered(width, height), y: (SIDE - height) / 2 - 3 }
  const bottom = at.y + height
  const feet = [at.x + width * 0.2, at.x + width * 0.8].map((x) =>
    line(
      `M${short(x - 2.4)} ${short(bottom + 5)}L${short(x)} ${short(bottom - 0.4)}L${short(x + 2.4)} ${short(bottom + 5)}`,
      '#66737b',
      1.5,
    ),
  )
  const inside = inset(at, bezel)
  const shown = isFrame
    ? rect(inside, 0, '#f3efe6') + drawScreen(inset(inside, width * 0.07), 0.2, wallpaper)
    : drawScreen(inside, 0.4, wallpaper)
  return svg(
    wallpaperOf(television) + gradient('b', [lighter(color, 0.3), darker(color, 0.15)]),
    [
      ...(isFrame ? [] : feet),
      rect(at, isFrame ? 0.6 : 1.2, isFrame ? 'url(#b)' : edgeOf(color)),
      isFrame ? '' : rect(inset(at, 0.4), 0.8, '#0b0f12'),
      shown,
      isFrame ? '' : circle(SIDE / 2, bottom - 0.5, 0.5, '#e0645a'),
    ].join(''),
  )
}

export function drawAppliance(appliance: Appliance): string {
  switch (appliance.form) {
    case 'refrigerator':
      return drawRefrigerator(appliance)
    case 'air-conditioner':
      return drawAirConditioner(appliance)
    case 'washing-machine':
      return drawWashingMachine(appliance)
  }
}

function drawRefrigerator({ width: wide, height: tall, color }: Appliance): string {
  const scale = scaleFor(tall, LARGEST_REFRIGERATOR)
  const at = centered(wide * scale, tall * scale - 2)
  const freezer = at.height * 0.3
  const handle = (y: number, height: number) =>
    rect(
      { x: at.x + 3, y, width: 1.4, height },
      0.7,
      lighter(color, 0.7),
      ` stroke="${darker(color, 0.4)}" stroke-width=".4"`,
    )
  return svg(
    gradient('b', [lighter(color, 0.5), color, darker(color, 0.14)], 'across'),
    [
      rect({ x: at.x + 2, y: at.y + at.height - 1, width: at.width - 4, height: 2.6 }, 0.6, '#3b464d'),
      rect(at, 2, 'url(#b)', ` stroke="${darker(color, 0.4)}" stroke-width=".7"`),
      line(`M${short(at.x)} ${short(at.y + freezer)}h${short(at.width)}`, darker(color, 0.55), 1.1),
      handle(at.y + freezer - 11, 8.6),
      handle(at.y + freezer + 3.4, 18),
      rect(
        { x: at.x + at.width * 0.56, y: at.y + freezer * 0.34, width: at.width * 0.3, height: 4.4 },
        1,
        '#1a2126',
      ),
      line(
        `M${short(at.x + at.width * 0.62)} ${short(at.y + freezer * 0.34 + 2.2)}h${short(at.width * 0.18)}`,
        '#7fe3cf',
        0.9,
      ),
      path(
        `M${short(at.x + at.width * 0.55)} ${short(at.y)}h${short(at.width * 0.2)}L${short(at.x + at.width * 0.3)} ${short(at.y + at.height)}h${short(-at.width * 0.2)}Z`,
        '#fff',
        ' opacity=".14"',
      ),
    ].join(''),
  )
}

function drawAirConditioner({ width: wide, height: tall, color }: Appliance): string {
  const scale = scaleFor(wide, LARGEST_AIR_CONDITIONER)
  const at = { ...centered(wide * scale, tall * scale), y: 24 }
  const bottom = at.y + at.height
  const air = [0.26, 0.5, 0.74].map((share) => {
    const x = at.x + at.width * share
    return `M${short(x)} ${short(bottom + 6)}q-5 7 0 13t-1 12`
  })
  return svg(
    gradient('b', [lighter(color, 0.6), color, darker(color, 0.16)]),
    [
      rect(at, 4, 'url(#b)', ' stroke="#9aa7ad" stroke-width=".8"'),
      path(
        `M${short(at.x + 4)} ${short(bottom - 8)}h${short(at.width - 8)}l-3 5h${short(14 - at.width)}Z`,
        '#56646c',
      ),
      line(`M${short(at.x + 8)} ${short(bottom - 5.6)}h${short(at.width - 16)}`, '#c9d3d7', 1),
      line(`M${short(at.x + 2)} ${short(bottom - 10)}h${short(at.width - 4)}`, '#b6c1c6', 0.7),
      rect({ x: at.x + at.width - 19, y: at.y + 6, width: 12, height: 5.6 }, 1.2, '#1a2126'),
      line(`M${short(at.x + at.width - 16)} ${short(at.y + 8.8)}h6`, '#7fe3cf', 1.4),
      line(air.join(''), '#6fb1d6', 1.7, ' stroke-linecap="round" opacity=".75"'),
    ].join(''),
  )
}

function drawWashingMachine({ width: wide, height: tall, color }: Appliance): string {
  const scale = (SIDE - 10) / tall
  const at = centered(wide * scale, tall * scale)
  const [x, y, radius] = [SIDE / 2, at.y + at.height * 0.6, at.width * 0.34]
  return svg(
    gradient('b', [lighter(color, 0.6), color, darker(color, 0.12)]) + gradient('d', ['#5d7f92', '#16222b']),
    [
      rect(at, 3, 'url(#b)', ' stroke="#97a4aa" stroke-width=".8"'),
      line(`M${short(at.x)} ${short(at.y + at.height * 0.18)}h${short(at.width)}`, '#b6c1c6', 0.8),
      rect({ x: at.x + 4, y: at.y + 4.4, width: 15, height: 7 }, 1, '#dbe2e4'),
      circle(x + 2, at.y + 7.9, 4, '#c3ced3', ' stroke="#7d8a91" stroke-width=".6"'),
      rect({ x: at.x + at.width - 17, y: at.y + 5, width: 12, height: 5.6 }, 1, '#1a2126'),
      circle(x, y, radius, '#c6d0d4', ' stroke="#7d8a91" stroke-width=".8"'),
      circle(x, y, radius * 0.76, 'url(#d)'),
      path(
        `M${short(x - radius * 0.7)} ${short(y + 3)}q6-5 12 0t12 0 6-2 6-2a16 16 0 0 1-30 8Z`,
        '#7fb6d6',
        ' opacity=".6"',
      ),
    ].join(''),
  )
}
