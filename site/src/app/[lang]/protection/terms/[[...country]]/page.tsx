import type { Metadata } from 'next'
import { ProtectionTermsPage } from '@/features/protection/protection-terms-page'
import { protectionTermsMetadata } from '@/features/protection/protection-metadata'

// Makes the page static.
export function generateStaticParams() {
  return []
}

type Props = PageProps<'/[lang]/protection/terms/[[...country]]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return protectionTermsMetadata((await params).country)
}

export default async function ProtectionTerms({ params }: Props) {
  return <ProtectionTermsPage segments={(await params).country} />
}
