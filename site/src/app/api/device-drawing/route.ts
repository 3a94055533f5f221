import { findDevice } from '@/devices/catalogue/find-device'
import { drawDevice } from '@/devices/drawing/draw-device'

/** `?model=Aster Nova 5&product=Mobile Phone`: that of the catalogue, or else one of its kind. */
export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url)
  const device = findDevice(searchParams.get('model') ?? '', searchParams.get('product') ?? '')
  return new Response(drawDevice(device), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=604800' },
  })
}
