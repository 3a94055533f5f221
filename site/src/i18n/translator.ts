import type { Messages } from '@carelane/messages'
import type { getTranslations } from 'next-intl/server'

/** What `getTranslations` gives for a namespace. */
export type NamespacedTranslator<Name extends keyof Messages & string> = Awaited<
  ReturnType<typeof getTranslations<Name>>
>
