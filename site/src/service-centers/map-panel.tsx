import { ignoreFailure } from '@carelane/config/ignore-failure'
import { useState, type ComponentType } from 'react'
import { Button } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import type { CentersMapProps } from './map/centers-map'
import styles from './map-panel.module.css'

/** Outweighs the rest of the page. */
export function MapPanel({ words, ...rest }: Omit<CentersMapProps, 'onFailure'>) {
  const [CentersMap, setMap] = useState<ComponentType<CentersMapProps> | null>(null)
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed')
  const isOpen = state === 'loading' || state === 'open'

  async function open(): Promise<void> {
    setState('loading')
    const loaded = await ignoreFailure(import('./map/centers-map'), 'probing')
    if (!loaded) {
      setState('failed')
      return
    }
    setMap(() => loaded.CentersMap)
    setState('open')
  }

  return (
    <div className={`${styles.panel} needs-scripts`}>
      <p className={styles.toggle}>
        <Button
          type="button"
          look="quiet"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? setState('closed') : void open())}
        >
          <Icon name="globe" size={20} />
          {isOpen ? words.map.hide : words.map.show}
        </Button>
        {!isOpen && <span className={styles.note}>{words.map.size}</span>}
      </p>
      {state === 'failed' && (
        <p role="status" className={styles.note}>
          {words.map.failed}
        </p>
      )}
      {state === 'loading' && (
        <div className={styles.place}>
          <p role="status">{words.map.loading}</p>
        </div>
      )}
      {state === 'open' && CentersMap && (
        <CentersMap {...rest} words={words} onFailure={() => setState('failed')} />
      )}
    </div>
  )
}
