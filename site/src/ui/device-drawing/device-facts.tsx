import { Facts, type Fact } from '../facts/facts'
import { DeviceDrawing, type DrawnDevice } from './device-drawing'
import styles from './device-drawing.module.css'

const SIZE = 112

interface DeviceFactsProps {
  /** Null where no device is known. */
  device: DrawnDevice | null
  facts: Fact[]
}

/** The device, and beside it, or below where there is no room, what is known of it. */
export function DeviceFacts({ device, facts }: DeviceFactsProps) {
  if (!device?.model && !device?.product) return <Facts facts={facts} />
  return (
    <div className={styles.withFacts}>
      <DeviceDrawing {...device} size={SIZE} />
      <Facts facts={facts} />
    </div>
  )
}
