import { deviceName } from '@/forms/device-name'
import type { Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import { maskedCode, type KeptDevice } from '@/kept-devices/kept-device'

/** As its owner calls it, else its model, else its last signs. */
export function nameOfDevice({ name, brand, model, kind, code }: KeptDevice, region: Region): string {
  const t = translatorOf(region.tag, 'devices')
  return name || deviceName(brand, model) || `${t(`kinds.${kind}`)} ${maskedCode(code)}`
}
