import type { Metadata } from 'next'
import { homeMetadata } from '@/features/home/home-metadata'
import { HomePage } from '@/features/home/home-page'

export function generateMetadata(): Promise<Metadata> {
  return homeMetadata()
}

export default HomePage
