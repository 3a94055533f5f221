import type { FaqTopic } from '@carelane/main-api'
import type { IconName } from '@/ui/icon/icons'

export const TOPIC_ICONS: Record<FaqTopic, IconName> = {
  repair: 'tool',
  warranty: 'shield',
  'spare-parts': 'box',
  'service-centers': 'place',
  protection: 'screen',
  'device-care': 'bulb',
  downloads: 'download',
  account: 'unlock',
}
