import { Picture } from '../picture/picture'
import type { VideoNode } from './nodes'
import styles from './video.module.css'

const PROVIDERS: Record<VideoNode['provider'], { name: string; page: (id: string) => string }> = {
  youtube: { name: 'YouTube', page: (id) => `https://www.youtube.com/watch?v=${id}` },
  vimeo: { name: 'Vimeo', page: (id) => `https://vimeo.com/${id}` },
}

/** A link: loads nothing from the provider. */
export function Video({ node: { provider, id, title, poster } }: { node: VideoNode }) {
  const { name, page } = PROVIDERS[provider]
  return (
    <a className={styles.video} href={page(id)} rel="noopener">
      <span className={styles.frame}>
        {poster && (
          <Picture picture={poster} sizes="(width >= 48rem) 44rem, 100vw" ratio="16 / 9" decorative />
        )}
        <svg className={styles.play} viewBox="0 0 48 48" width={64} height={64} aria-hidden>
          <circle cx="24" cy="24" r="24" />
          <path d="M19 15.5v17L33 24z" />
        </svg>
      </span>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.provider}>{name}</span>
      </span>
    </a>
  )
}
