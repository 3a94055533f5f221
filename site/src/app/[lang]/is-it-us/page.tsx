import type { Metadata } from 'next'
import { isItUsMetadata } from '@/features/is-it-us/is-it-us-metadata'
import { IsItUsPage } from '@/features/is-it-us/is-it-us-page'

export function generateMetadata(): Promise<Metadata> {
  return isItUsMetadata()
}

export default function IsItUs() {
  return <IsItUsPage />
}
