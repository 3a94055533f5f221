import type { ReactNode } from 'react'

export const revalidate = 120

export function generateStaticParams() {
  return []
}

export default function CountryLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
