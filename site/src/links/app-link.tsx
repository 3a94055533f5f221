import Link from 'next/link'
import type { ComponentProps } from 'react'

/** A link within the site, without prefetching: data costs our visitors money. */
export function AppLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />
}
