import styles from './device-drawing.module.css'

interface DeviceDrawingProps {
  /** With its brand, as the service names it. */
  model: string
  /** Its group of products, from which an unknown model has the drawing of its kind. */
  product?: string | null
  /** CSS pixels. */
  size?: number
}

/** Decorative: the name stands beside it. */
export function DeviceDrawing({ model, product, size = 64 }: DeviceDrawingProps) {
  const query = new URLSearchParams({ model, ...(product && { product }) })
  return (
    <img
      className={styles.drawing}
      src={`/api/device-drawing/?${query}`}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}
