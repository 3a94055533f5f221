import { Button } from '@/ui/button/button'
import { takeDevice } from '../purchase/steps/take-device'
import styles from './warranty.module.css'

export interface PlansWords {
  title: string
  show: string
}

interface PlansOfPhoneProps {
  lang: string
  sealed: string
  words: PlansWords
}

export function PlansOfPhone({ lang, sealed, words }: PlansOfPhoneProps) {
  return (
    <form action={takeDevice} className={styles.plans}>
      <h3>{words.title}</h3>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="sealed" value={sealed} />
      <Button look="quiet">{words.show}</Button>
    </form>
  )
}
