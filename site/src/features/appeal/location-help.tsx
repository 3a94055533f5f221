import { Button } from '@/ui/button/button'
import { Dialog } from '@/ui/dialog/dialog'
import styles from './appeal.module.css'

export interface HelpWords {
  title: string
  steps: readonly string[]
  close: string
}

/** [2.4#33] */
export function LocationHelp({ words, onClose }: { words: HelpWords; onClose: () => void }) {
  return (
    <Dialog labelledBy="location-help" onClose={onClose}>
      <h2 id="location-help">{words.title}</h2>
      <ol className={styles.steps}>
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {/* Already inside a form, so not one of its own. */}
      <Button type="button" onClick={(event) => event.currentTarget.closest('dialog')?.close()}>
        {words.close}
      </Button>
    </Dialog>
  )
}
