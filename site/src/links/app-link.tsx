import Link from 'next/link'
import type { ComponentProps } from 'react'

/** No prefetching: data costs visitors money. */
export function AppLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />
}
