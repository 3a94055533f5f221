import { ButtonLink } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import type { ShownFile } from './shown-file'
import styles from './downloads.module.css'

interface FileListProps {
  files: readonly ShownFile[]
  words: { download: string }
}

/** Plain links, so that failures lead to a page. */
export function FileList({ files, words }: FileListProps) {
  return (
    <ul role="list" className={styles.files}>
      {files.map(({ id, href, title, details, sha256 }) => (
        <li key={id} className={styles.file}>
          <div className={styles.about}>
            <strong>
              <bdi>{title}</bdi>
            </strong>
            <p className={styles.details}>
              {details.map((detail) => (
                <span key={detail}>{detail}</span>
              ))}
            </p>
            <p className={styles.checksum}>
              SHA-256 <code dir="ltr">{sha256}</code>
            </p>
          </div>
          <ButtonLink href={href} look="quiet">
            <Icon name="download" size={20} />
            {words.download}
            <span className="visually-hidden">{title}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
