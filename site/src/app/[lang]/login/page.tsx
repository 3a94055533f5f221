import type { Metadata } from 'next'
import { loginMetadata } from '@/accounts/account-metadata'
import { LoginPage } from '@/accounts/login-page'

// What is said depends on how one came here.
export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return loginMetadata()
}

export default async function Login({ searchParams }: PageProps<'/[lang]/login'>) {
  return <LoginPage query={await searchParams} />
}
