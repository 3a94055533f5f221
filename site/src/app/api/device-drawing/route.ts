import { findTheme } from '@carelane/themes'
import { findDevice } from '@/devices/catalogue/find-device'
import { drawDevice } from '@/devices/drawing/draw-device'
import { withWallpapers } from '@/devices/drawing/with-wallpapers'
import { DRAWINGS_VERSION } from '@/ui/device-drawing/drawings-version'

/** `?model=Aster Nova 5&product=Mobile Phone&theme=aster&v=…`: that of the catalogue, or else one of its kind. */
export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url)
  const device = findDevice(searchParams.get('model') ?? '', searchParams.get('product') ?? '')
  const theme = findTheme(searchParams.get('theme'))
  const isCurrent = searchParams.get('v') === DRAWINGS_VERSION
  return new Response(drawDevice(withWallpapers(device, theme?.drawings)), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    },
  })
}
