import type { Metadata } from 'next'
import { loginMetadata } from '@/accounts/account-metadata'
import { LoginPage } from '@/accounts/login-page'

export const dynamic = 'force-dynamic'

export function generateMetadata(): Promise<Metadata> {
  return loginMetadata()
}

export default async function Login({ searchParams }: PageProps<'/[lang]/login'>) {
  return <LoginPage query={await searchParams} />
}
