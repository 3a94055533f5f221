import Link from 'next/link'
import type { ComponentProps } from 'react'

/** Without prefetching: data costs our visitors money. */
export function AppLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />
}
