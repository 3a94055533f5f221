import encodeQr from 'qr'

/** White modules for cameras (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** SVG, one unit per module; always dark on white. */
export function drawQrCode(text: string): string {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const size = rows.length
  const path = rows.flatMap((row, y) =>
    runsOf(row).map(([from, to]) => `M${from} ${y}h${to - from}v1H${from}z`),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path.join('')}"/></svg>`
  )
}

function runsOf(row: boolean[]): [from: number, to: number][] {
  const edges = [...row, false].flatMap((isDark, x) => (isDark === (row[x - 1] ?? false) ? [] : [x]))
  return edges.flatMap((from, place) => (place % 2 === 0 ? [[from, edges[place + 1] ?? from]] : []))
}
