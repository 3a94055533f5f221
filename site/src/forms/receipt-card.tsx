import type { ReactNode } from 'react'
import { Callout } from '@/ui/callout/callout'
import type { Receipt } from './receipt'

interface ReceiptCardProps {
  receipt: Receipt
  contact: ReactNode
}

export function ReceiptCard({ receipt: { tone, title, text }, contact }: ReceiptCardProps) {
  return (
    <Callout tone={tone} title={<h2 tabIndex={-1}>{title}</h2>}>
      <p>{text}</p>
      {tone === 'bad' && contact}
    </Callout>
  )
}
