import type { Wallpaper } from './device'

export const LAGOON: Wallpaper = ['#0b3c49', '#1aa39a', '#7fe3cf']
export const DUSK: Wallpaper = ['#1f2a63', '#7a4fb5', '#f2a0a8']
export const SUNRISE: Wallpaper = ['#7a2e5d', '#f0803c', '#ffd27a']
export const MEADOW: Wallpaper = ['#0f4a3c', '#62b356', '#e4ee9a']
export const DEEP: Wallpaper = ['#0a1f44', '#2b6fd6', '#9fd3ff']
export const DUNE: Wallpaper = ['#4a2f22', '#c07a3e', '#f3d5a3']
export const GALLERY: Wallpaper = ['#c9b48c', '#5d7f86', '#d98f5c']
