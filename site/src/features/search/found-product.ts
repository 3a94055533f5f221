import type { IconName } from '@/ui/icon/icons'
import type { Visit } from '@/i18n/find-visit'

/** A product that the site has something of. */
export interface FoundProduct {
  /** As the service calls it. */
  name: string
  links: { href: string; name: string; icon: IconName }[]
}

export type FindProduct = (question: string, visit: Visit) => Promise<FoundProduct | null>
