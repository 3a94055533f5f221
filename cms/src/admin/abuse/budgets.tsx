import { type AbuseState, BUDGET_SHARES } from '@carelane/main-api'
import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { interfaceTexts } from '../interface-texts'
import styles from '../site-list/site-list.module.css'
import { shareIn } from './change-words'
import { NumberChoice } from './number-choice'

interface BudgetsProps {
  budgets: AbuseState['budgets']
  set: (action: string, share: (typeof BUDGET_SHARES)[number]) => void
}

export function Budgets({ budgets, set }: BudgetsProps) {
  const { t, i18n } = useTranslation()
  const say = interfaceTexts(t)
  const [action, setAction] = useState(budgets[0]?.action ?? '')
  const [share, setShare] = useState<(typeof BUDGET_SHARES)[number]>(1)
  return (
    <section aria-label={say('abuseBudgets')}>
      <h2>{say('abuseBudgets')}</h2>
      <p>{say('abuseBudgetsLead')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          set(action, share)
        }}
      >
        <label className={styles.choice}>
          {say('abuseAction')}
          <select value={action} onChange={({ target }) => setAction(target.value)}>
            {budgets.map((each) => (
              <option key={each.action} value={each.action}>
                {each.share === 1 ? each.action : `${each.action} (${shareIn(i18n.language, each.share)})`}
              </option>
            ))}
          </select>
        </label>{' '}
        <NumberChoice
          label={say('abuseShare')}
          values={BUDGET_SHARES}
          value={share}
          inWords={(each) => shareIn(i18n.language, each)}
          choose={setShare}
        />{' '}
        <button type="submit">{say('abuseSet')}</button>
      </form>
    </section>
  )
}
