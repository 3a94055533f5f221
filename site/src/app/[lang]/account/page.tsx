import type { Metadata } from 'next'
import { accountMetadata } from '@/accounts/account-metadata'
import { AccountPage } from '@/accounts/account-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return accountMetadata()
}

export default async function Account({ searchParams }: PageProps<'/[lang]/account'>) {
  return <AccountPage query={await searchParams} />
}
