'use client'

import { useEffect, useRef } from 'react'
import type { FieldState } from '@/forms/lookup-form'
import { useHasScripts } from '@/forms/use-resend'
import { ChoiceGroup } from '@/ui/field/choice-group'
import { KEPT_SUFFIX, PENDING_SUFFIX } from './field-names'
import { PhotoItem } from './photo-item'
import type { PhotoWords } from './photo-words'
import { usePhotos } from './use-photos'
import { FILE_MARK, isolated } from './words-of-problems'
import styles from './photos.module.css'

interface PhotoFieldProps {
  /** Ids, separated by spaces. */
  field: FieldState
  label: string
  most: number
  draft: string
  words: PhotoWords
}

export function PhotoField({ field, label, most, draft, words }: PhotoFieldProps) {
  const { name, defaultValue, error } = field
  const sent = defaultValue.split(' ').filter(Boolean)
  const { photos, trouble, add, remove, check } = usePhotos({ draft, field: name, most, sent })
  const hasScripts = useHasScripts()
  const problem = trouble ? words.problems[trouble.problem].replace(FILE_MARK, isolated(trouble.file)) : error
  const isPending = photos.some(({ state }) => state !== 'kept')
  const isFilled = photos.length > 0 && !isPending
  const keptCount = isFilled ? photos.length : 0
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The form drops its error.
    if (keptCount > 0) input.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [keptCount])
  return (
    <ChoiceGroup id={name} role="group" legend={label} error={problem} className={styles.photos}>
      <p id={`${name}-hint`} className={styles.hint}>
        {words.hint}
      </p>
      {photos.length > 0 && (
        <ul role="list" className={styles.list}>
          {photos.map((photo, place) => (
            <PhotoItem
              key={photo.key}
              name={name}
              photo={photo}
              label={words.photos[place] ?? ''}
              removeLabel={words.removes[place] ?? ''}
              words={words}
              hasScripts={hasScripts}
              onRemove={() => remove(photo)}
              onMissing={() => void check(photo)}
            />
          ))}
        </ul>
      )}
      {photos.map(({ key, id, state }) =>
        state === 'kept' && id !== null ? (
          <input key={key} type="hidden" name={name + KEPT_SUFFIX} value={id} />
        ) : null,
      )}
      {isPending && <input type="hidden" name={name + PENDING_SUFFIX} value="1" />}
      <input
        ref={input}
        type="file"
        id={name}
        data-filled={isFilled ? '' : undefined}
        name={name}
        accept="image/jpeg,image/png,image/webp"
        multiple={most > 1}
        aria-label={label}
        aria-describedby={problem ? `${name}-error ${name}-hint` : `${name}-hint`}
        className={hasScripts ? `${styles.choose} ${styles.bare}` : styles.choose}
        hidden={hasScripts && photos.length >= most}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The form must not send them again.
          currentTarget.value = ''
          void add(files)
        }}
      />
      <p role="status" className="visually-hidden">
        {trouble ? problem : isFilled && hasScripts ? words.kept : ''}
      </p>
    </ChoiceGroup>
  )
}
