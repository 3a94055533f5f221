import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import type { LinkComponent } from '../link-component'
import styles from './button.module.css'

type Look = 'primary' | 'quiet' | 'next'

export function Button({ look = 'primary', ...rest }: ComponentProps<'button'> & { look?: Look }) {
  return <button className={classNames(styles.button, styles[look])} {...rest} />
}

interface ButtonLinkProps {
  href: string
  children: ReactNode
  look?: Look
  link?: LinkComponent
}

export function ButtonLink({ href, children, look = 'primary', link: Link = 'a' }: ButtonLinkProps) {
  return (
    <Link href={href} className={classNames(styles.button, styles[look])}>
      {children}
    </Link>
  )
}
