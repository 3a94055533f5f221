import type { Device } from '../catalogue/device'
import { drawFeaturePhone } from './draw-feature-phone'
import { drawFoldingPhone } from './draw-folding-phone'
import { drawAppliance, drawLaptop, drawTablet, drawTelevision } from './draw-large-device'
import { drawPhone } from './draw-phone'
import { drawAccessory, drawRouter, drawTag, drawWatch } from './draw-small-device'

/** An SVG without styles or scripts, which the policies of pictures allow. */
export function drawDevice(device: Device): string {
  switch (device.form) {
    case 'phone':
      return drawPhone(device)
    case 'folding-phone':
      return drawFoldingPhone(device)
    case 'feature-phone':
      return drawFeaturePhone(device)
    case 'tablet':
      return drawTablet(device)
    case 'watch':
      return drawWatch(device)
    case 'tag':
      return drawTag(device)
    case 'router':
      return drawRouter(device)
    case 'television':
      return drawTelevision(device)
    case 'laptop':
      return drawLaptop(device)
    case 'refrigerator':
    case 'air-conditioner':
    case 'washing-machine':
      return drawAppliance(device)
    case 'earbuds':
    case 'power-bank':
    case 'box':
      return drawAccessory(device)
  }
}
