import type { InterfaceText } from '@carelane/messages/admin'
import { Button } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import {
  CODE_STEP_PARAMETER,
  PROBLEM_PARAMETER,
  type SignOnProblem,
  signOnProblem,
} from '../../collections/users/single-sign-on/problems'
import { interfaceTexts } from '../interface-texts'
import { Logo } from '../logo'
import { LogInForm } from './log-in-form'
import { PasskeyLogIn } from './passkey-log-in'
import { SignOnCodeForm } from './sign-on-code-form'

const PROBLEMS = {
  over: 'signOnOver',
  cancelled: 'signOnCancelled',
  failed: 'signOnFailed',
  unverified: 'signOnUnverified',
  unknown: 'signOnUnknown',
  another: 'signOnAnother',
  deactivated: 'signOnDeactivated',
  passkey: 'signOnPasskey',
} as const satisfies Record<SignOnProblem, InterfaceText>

interface LogInViewProps extends AdminViewServerProps {
  /** The name of the provider, where there is one. */
  signOnName?: string
}

/** Payload's own knows neither codes nor single sign-on. */
export function LogInView({ initPageResult: { req }, searchParams = {}, signOnName }: LogInViewProps) {
  const redirectTo = searchParams.redirect ?? ''
  const target = getSafeRedirect({ fallbackTo: '/admin', redirectTo })
  if (req.user) redirect(target)
  const say = interfaceTexts(req.i18n.t)
  const problem = signOnProblem.safeParse(searchParams[PROBLEM_PARAMETER]).data
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      {signOnName !== undefined && problem && (
        <p role="alert">{say(PROBLEMS[problem], { name: signOnName })}</p>
      )}
      {CODE_STEP_PARAMETER in searchParams ? <SignOnCodeForm /> : <LogInForm target={target} />}
      {!(CODE_STEP_PARAMETER in searchParams) && <PasskeyLogIn target={target} />}
      {signOnName !== undefined && (
        <Button
          el="anchor"
          url={`/api/users/sign-on/begin?redirect=${encodeURIComponent(target)}`}
          size="large"
          buttonStyle="secondary"
        >
          {say('signOnWith', { name: signOnName })}
        </Button>
      )}
    </>
  )
}
