/** The fictional brands of the group, in the order in which they are offered. */
export const SEED_BRANDS = [
  { slug: 'aster', name: 'Aster' },
  { slug: 'kite', name: 'Kite' },
  { slug: 'solis', name: 'Solis' },
] as const

export type BrandSlug = (typeof SEED_BRANDS)[number]['slug']
