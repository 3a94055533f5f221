import type { Metadata } from 'next'
import { TicketPage, ticketMetadata } from '@/features/queue-ticket/ticket-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return ticketMetadata()
}

export default async function Ticket({ searchParams }: PageProps<'/[lang]/repair-appointment/ticket'>) {
  return <TicketPage query={await searchParams} />
}
