import type { Sandbox } from '../browser/support/sandbox'
import type { Tab } from './tab'

export interface Section {
  lang: 'ng' | 'sa'
  direction: 'ltr' | 'rtl'
}

export interface Journey {
  tab: Tab
  siteUrl: string
  section: Section
  sandbox: Sandbox
}
