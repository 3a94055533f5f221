import { Button } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import type { useNear } from './use-near'
import type { CentersWords } from './words'
import styles from './locator.module.css'

interface NearMeProps {
  near: ReturnType<typeof useNear>
  words: CentersWords['near']
}

export function NearMe({ near, words }: NearMeProps) {
  const isLocating = near.status === 'locating'
  const elsewhere = near.answer?.elsewhere
  return (
    <>
      <span className="needs-scripts">
        <Button
          type="button"
          look="quiet"
          aria-disabled={isLocating}
          onClick={() => isLocating || near.locate()}
        >
          <Icon name="place" size={20} />
          {words.button}
        </Button>
      </span>
      <p className={`${styles.note} needs-scripts`}>{words.privacy}</p>
      <div role="status" className={styles.told}>
        {isLocating && <p>{words.locating}</p>}
        {near.status === 'failed' && <p className={styles.wrong}>{words.failed}</p>}
        {near.status === 'on' && (
          <p>
            {words.shown}{' '}
            <button type="button" className={styles.link} onClick={near.leave}>
              {words.leave}
            </button>
          </p>
        )}
        {elsewhere && (
          <p>
            {elsewhere.text} <a href={elsewhere.href}>{elsewhere.link}</a>
          </p>
        )}
      </div>
    </>
  )
}
