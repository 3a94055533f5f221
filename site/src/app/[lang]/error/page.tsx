import type { Metadata } from 'next'
import { errorMetadata } from '@/features/error/error-metadata'
import { ErrorPage } from '@/features/error/error-page'

export function generateMetadata(): Promise<Metadata> {
  return errorMetadata()
}

export default ErrorPage
