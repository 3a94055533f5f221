import type { Metadata } from 'next'
import { appointmentMetadata } from '@/features/appointments/appointment-metadata'
import { ShowPage } from '@/features/appointments/show-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return appointmentMetadata()
}

export default async function Show({ searchParams }: PageProps<'/[lang]/repair-appointment/show'>) {
  return <ShowPage query={await searchParams} />
}
