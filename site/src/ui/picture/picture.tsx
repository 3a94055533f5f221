export interface PictureSource {
  src: string
  alt: string
  /** CSS pixels. */
  width: number
  height: number
  /** Per cent from the top and the physical left: what must stay in sight when the frame cuts. */
  focalX: number
  focalY: number
  sources: { src: string; width: number }[]
}

interface PictureProps {
  picture: PictureSource
  /** The `sizes` attribute: how wide it is shown at each width of the page. */
  sizes: string
  /** Fills a frame of this ratio, such as `16 / 9`; without it, its own. */
  ratio?: string
  /** In sight at first paint: loaded at once and first. */
  first?: boolean
  /** Where the words beside it say the same, nothing is read out. */
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
