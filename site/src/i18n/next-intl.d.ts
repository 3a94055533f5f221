import type { Messages } from '@carelane/messages'

declare module 'next-intl' {
  interface AppConfig {
    Messages: Messages
  }
}
