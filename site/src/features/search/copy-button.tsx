import { Icon } from '@/ui/icon/icon'
import styles from './search.module.css'

export function CopyButton({ address, label }: { address: string; label: string }) {
  return (
    <button
      type="button"
      className={`${styles.copy} needs-scripts`}
      data-copy={address}
      aria-label={label}
      title={label}
    >
      <Icon name="copy" size={20} />
    </button>
  )
}
