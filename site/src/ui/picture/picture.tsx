export interface PictureSource {
  src: string
  alt: string
  /** CSS pixels. */
  width: number
  height: number
  /** Focal point: per cent from the top and the physical left. */
  focalX: number
  focalY: number
  sources: { src: string; width: number }[]
}

interface PictureProps {
  picture: PictureSource
  sizes: string
  /** `16 / 9` */
  ratio?: string
  /** Above the fold. */
  first?: boolean
  decorative?: boolean
}

export function Picture({ picture, sizes, ratio, first, decorative }: PictureProps) {
  return (
    <img
      className="picture"
      src={picture.src}
      srcSet={picture.sources.map((source) => `${source.src} ${source.width}w`).join(', ') || undefined}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={decorative ? '' : picture.alt}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      style={
        ratio ? { aspectRatio: ratio, objectPosition: `${picture.focalX}% ${picture.focalY}%` } : undefined
      }
    />
  )
}
