import type { Picture } from '@carelane/main-api'

export const picture: Picture = {
  src: '/media/workshop-1f2e3d4c5b.webp?v=6925d1a0',
  alt: 'A technician replaces the screen of a phone',
  width: 1280,
  height: 720,
  focalX: 50,
  focalY: 40,
  sources: [
    { src: '/media/workshop-1f2e3d4c5b-320x180.webp?v=6925d1a0', width: 320 },
    { src: '/media/workshop-1f2e3d4c5b-640x360.webp?v=6925d1a0', width: 640 },
  ],
}
