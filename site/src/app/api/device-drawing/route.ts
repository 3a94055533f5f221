import { findDevice } from '@/devices/catalogue/find-device'
import { drawDevice } from '@/devices/drawing/draw-device'
import { DRAWINGS_VERSION } from '@/ui/device-drawing/drawings-version'

/** `?model=Aster Nova 5&product=Mobile Phone&v=…`: that of the catalogue, or else one of its kind. */
export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url)
  const device = findDevice(searchParams.get('model') ?? '', searchParams.get('product') ?? '')
  const isCurrent = searchParams.get('v') === DRAWINGS_VERSION
  return new Response(drawDevice(device), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    },
  })
}
