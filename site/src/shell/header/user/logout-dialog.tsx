import { useEffect, useRef } from 'react'
import { Button } from '@/ui/button/button'
import type { UserWords } from './user-area'
import styles from './user-area.module.css'

interface LogoutDialogProps {
  words: Pick<UserWords, 'logoutTips' | 'confirm' | 'cancel'>
  /** Called when it has closed; Escape is no. */
  onAnswer: (isConfirmed: boolean) => void
}

/** Asks before logging out. */
export function LogoutDialog({ words, onAnswer }: LogoutDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="logout-tips"
      onClose={(event) => onAnswer(event.currentTarget.returnValue === 'confirm')}
    >
      <form method="dialog">
        <p id="logout-tips">{words.logoutTips}</p>
        <div className={styles.answers}>
          <Button look="quiet" value="cancel">
            {words.cancel}
          </Button>
          <Button value="confirm">{words.confirm}</Button>
        </div>
      </form>
    </dialog>
  )
}
