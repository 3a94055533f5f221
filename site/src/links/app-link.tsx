import Link from 'next/link'
import type { ComponentProps } from 'react'

/** A link inside the site. Nothing is fetched before it is asked for: data costs our visitors money. */
export function AppLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />
}
