import { Button } from '@/ui/button/button'
import styles from '@/ui/panel/panel.module.css'
import { keepDevice } from './keep-device'

export interface KeepDeviceWords {
  text: string
  button: string
}

interface KeepDeviceFormProps {
  lang: string
  sealed: string
  words: KeepDeviceWords
}

export function KeepDeviceForm({ lang, sealed, words }: KeepDeviceFormProps) {
  return (
    <form action={keepDevice} className={styles.panel}>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="sealed" value={sealed} />
      <p>{words.text}</p>
      <Button look="quiet">{words.button}</Button>
    </form>
  )
}
