import { Button } from '@/ui/button/button'
import { REMOVED_SUFFIX } from './field-names'
import { photoAddress } from './photo-client'
import type { PhotoWords } from './photo-words'
import type { ShownPhoto } from './use-photos'
import styles from './photos.module.css'

interface PhotoItemProps {
  name: string
  photo: ShownPhoto
  label: string
  removeLabel: string
  words: PhotoWords
  hasScripts: boolean
  onRemove: () => void
  onMissing: () => void
}

export function PhotoItem(props: PhotoItemProps) {
  const { name, photo, label, removeLabel, words, hasScripts, onRemove, onMissing } = props
  const { id, data, state, share } = photo
  const source = data ?? (state === 'kept' && id !== null ? photoAddress(id) : null)
  return (
    <li className={styles.item} data-state={state}>
      <span className={styles.frame}>
        {source !== null && <img src={source} alt={label} onError={data === null ? onMissing : undefined} />}
      </span>
      <span className={styles.facts}>
        <span>{words[state]}</span>
        {state !== 'kept' && <progress value={share} max={1} aria-label={label} />}
      </span>
      {hasScripts ? (
        <Button type="button" look="quiet" aria-label={removeLabel} onClick={onRemove}>
          {words.remove}
        </Button>
      ) : (
        <label className={styles.remove}>
          <input type="checkbox" name={name + REMOVED_SUFFIX} value={id ?? ''} aria-label={removeLabel} />
          {words.remove}
        </label>
      )}
    </li>
  )
}
