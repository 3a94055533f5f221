'use client'

import { Button } from '@/ui/button/button'
import { giveConsent } from './consent'
import styles from './cookie-consent.module.css'

export interface ConsentWords {
  acceptAll: string
  rejectAll: string
}

/** Alike, so that neither answer is easier [2.3#32]. */
export function ConsentButtons({ words }: { words: ConsentWords }) {
  return (
    <div className={styles.buttons}>
      <Button type="button" look="quiet" onClick={() => giveConsent('rejected')}>
        {words.rejectAll}
      </Button>
      <Button type="button" look="quiet" onClick={() => giveConsent('accepted')}>
        {words.acceptAll}
      </Button>
    </div>
  )
}
