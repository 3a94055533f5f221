import type { Metadata } from 'next'
import { bookingMetadata } from '@/features/appointments/appointment-metadata'
import { AppointmentPage } from '@/features/appointments/appointment-page'

export const dynamic = 'force-dynamic'

type Props = PageProps<'/[lang]/repair-appointment'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return bookingMetadata(await searchParams)
}

export default async function RepairAppointment({ searchParams }: Props) {
  return <AppointmentPage query={await searchParams} />
}
