import type { Device, Wallpaper } from '../catalogue/device'

/**
 * What shows on its screen, in a group's own tints; the device keeps its colour, by which people know it.
 * @param wallpapers undefined: those of the catalogue
 */
export function withWallpapers(device: Device, wallpapers: readonly Wallpaper[] | undefined): Device {
  if (!wallpapers || !('wallpaper' in device) || ('isFrame' in device && device.isFrame)) return device
  // Models that differ in the catalogue mostly differ here as well.
  const place = Number.parseInt(device.wallpaper[1].slice(1), 16) % wallpapers.length
  return { ...device, wallpaper: wallpapers[place] ?? device.wallpaper }
}
