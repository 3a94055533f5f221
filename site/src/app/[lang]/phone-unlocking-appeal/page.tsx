import type { Metadata } from 'next'
import { appealMetadata } from '@/features/appeal/appeal-metadata'
import { AppealPage } from '@/features/appeal/appeal-page'

export function generateMetadata(): Promise<Metadata> {
  return appealMetadata()
}

export default AppealPage
