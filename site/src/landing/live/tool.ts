import type { ComponentProps } from 'react'
import type { IconName } from '@/ui/icon/icons'

export const TOOL_PAGES = ['warranty-check', 'repair-status', 'service-center', 'spare-parts-price'] as const

export interface Tool {
  page: (typeof TOOL_PAGES)[number]
  icon: IconName
  name: string
  label: string
  hint?: string
  ask: string
  more: string
  form: ComponentProps<'form'>
  input: ComponentProps<'input'>
}
