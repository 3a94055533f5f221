import { useEffect, useRef } from 'react'
import { Button } from '@/ui/button/button'
import styles from './appeal.module.css'

export interface HelpWords {
  title: string
  steps: readonly string[]
  close: string
}

/** Four steps to allow the location in the browser's settings of this site [2.4#33]. */
export function LocationHelp({ words, onClose }: { words: HelpWords; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog ref={dialog} className={styles.help} aria-labelledby="location-help" onClose={onClose}>
      <h2 id="location-help">{words.title}</h2>
      <ol>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button type="button" onClick={() => dialog.current?.close()}>
        {words.close}
      </Button>
    </dialog>
  )
}
