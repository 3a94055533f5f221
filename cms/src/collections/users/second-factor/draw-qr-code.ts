import encodeQR from 'qr'
import type { SecondFactorBegun } from './second-factor-answers'

/** Drawn here: a service that draws it would learn the secret. */
export function drawQrCode(text: string): SecondFactorBegun['picture'] {
  const lines = encodeQR(text, 'raw')
  const path = lines.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { side: lines.length, path: path.join('') }
}
