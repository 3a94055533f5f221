import { Button } from '@/ui/button/button'
import styles from './warranty.module.css'

export interface PlansWords {
  title: string
  show: string
}

export type TakeDevice = (form: FormData) => Promise<void>

interface PlansOfPhoneProps {
  lang: string
  sealed: string
  words: PlansWords
  takeDevice: TakeDevice
}

export function PlansOfPhone({ lang, sealed, words, takeDevice }: PlansOfPhoneProps) {
  return (
    <form action={takeDevice} className={styles.plans}>
      <h3>{words.title}</h3>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="sealed" value={sealed} />
      <Button look="quiet">{words.show}</Button>
    </form>
  )
}
