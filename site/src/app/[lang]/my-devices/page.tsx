import type { Metadata } from 'next'
import { devicesMetadata } from '@/features/my-devices/devices-metadata'
import { DevicesPage } from '@/features/my-devices/devices-page'
import { boughtPlans } from '@/features/purchase/orders/bought-plans'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return devicesMetadata()
}

export default async function MyDevices({ searchParams }: PageProps<'/[lang]/my-devices'>) {
  return <DevicesPage query={await searchParams} findPlans={boughtPlans} />
}
