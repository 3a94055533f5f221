import type { AbuseState } from '@carelane/main-api'
import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Moment } from '../dashboard/moment'
import { interfaceTexts } from '../interface-texts'
import styles from '../site-list/site-list.module.css'

interface BlocksProps {
  blocks: AbuseState['blocks']
  block: (network: string) => void
  end: (network: string) => void
}

export function Blocks({ blocks, block, end }: BlocksProps) {
  const { t, i18n } = useTranslation()
  const say = interfaceTexts(t)
  const [network, setNetwork] = useState('')
  return (
    <section aria-label={say('abuseBlocks')}>
      <h2>{say('abuseBlocks')}</h2>
      {blocks.length === 0 ? (
        <p>{say('abuseNoBlocks')}</p>
      ) : (
        <ul>
          {blocks.map((each) => (
            <li key={each.network}>
              <bdi dir="ltr">{each.network}</bdi>, {say('abuseUntil')}{' '}
              <Moment at={new Date(each.until)} language={i18n.language} />{' '}
              <button
                type="button"
                aria-label={`${say('abuseUnblock')}: ${each.network}`}
                onClick={() => end(each.network)}
              >
                {say('abuseUnblock')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          block(network.trim())
        }}
      >
        <label className={styles.choice}>
          {say('abuseAddress')}
          <input
            dir="ltr"
            value={network}
            maxLength={60}
            onChange={({ target }) => setNetwork(target.value)}
          />
        </label>{' '}
        <button type="submit">{say('abuseBlock')}</button>
      </form>
    </section>
  )
}
