import type { Metadata } from 'next'
import { accountMetadata } from '@/features/account/account-metadata'
import { AccountPage } from '@/features/account/account-page'

// What is shown is this visitor's own.
export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return accountMetadata()
}

export default async function Account({ searchParams }: PageProps<'/[lang]/account'>) {
  return <AccountPage query={await searchParams} />
}
