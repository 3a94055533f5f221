import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '../logo'
import { LogInForm } from './log-in-form'

/** Payload's own knows no codes. */
export function LogInView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const target = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' })
  if (req.user) redirect(target)
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <LogInForm target={target} />
    </>
  )
}
