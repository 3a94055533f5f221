import { Button } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { interfaceTexts } from '../interface-texts'
import { OwnPasskeys } from './own-passkeys'
import { OwnSecondFactor } from './own-second-factor'
import styles from './account.module.css'

/** Whoever has a role that asks for a second factor sets it up here, and goes nowhere else before. */
export function NotLetInView({ initPageResult: { req } }: AdminViewServerProps) {
  const { i18n, user } = req
  const say = interfaceTexts(i18n.t)
  const { lacksSecondFactor } = user ?? {}
  return (
    <div className={styles.alone}>
      <h1>{lacksSecondFactor ? say('secondFactorNeeded') : i18n.t('error:unauthorized')}</h1>
      {lacksSecondFactor ? (
        <>
          <OwnSecondFactor />
          <OwnPasskeys />
        </>
      ) : (
        <p>{i18n.t('error:notAllowedToAccessPage')}</p>
      )}
      <p className={styles.buttons}>
        {lacksSecondFactor && (
          <Button el="anchor" url="/admin" size="large">
            {say('goOn')}
          </Button>
        )}
        <Button el="anchor" url="/admin/logout" size="large" buttonStyle="secondary">
          {i18n.t('authentication:logOut')}
        </Button>
      </p>
    </div>
  )
}
