import { getTranslations } from 'next-intl/server'
import { currentSession } from '@/accounts/account'
import { currentVisit } from '@/i18n/visit'
import { MOST_DEVICES, type OwnDevice } from '@/kept-devices/kept-device'
import { ownDevices } from '@/kept-devices/own-devices'
import { href } from '@/links/href'
import { PrivacyNote } from '@/forms/privacy-note'
import { KeepDevices } from '@/offline/keep-devices'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { LookupPage } from '@/tool-page/lookup-page'
import { ButtonLink } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import type { BoughtPlan, FindPlans } from './bought-plan'
import { DeviceCard } from './device-card'
import { ForgetAll } from './forget-all'
import { KeepInAccount } from './keep-in-account'
import styles from './my-devices.module.css'

const LIST = 'my-devices'

interface DevicesPageProps {
  /** `note`: `full` or `away`, why nothing was changed */
  query: Record<string, unknown>
  findPlans: FindPlans
}

export async function DevicesPage({ query, findPlans }: DevicesPageProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('devices')
  const asked = await unlessStoreFails(currentSession())
  const session = asked.ok ? asked.value : undefined
  const { devices, isAway } = await ownDevices()
  const plans = await plansOf(devices, findPlans)
  const path = href(lang, 'my-devices')
  return (
    <LookupPage page="my-devices" title={t('title')} lead={t('lead')} isUndisturbed>
      <div className={styles.page}>
        <Notes note={query.note} isAway={isAway} />
        {asked.ok && (
          <KeepInAccount
            isSignedIn={session !== undefined}
            isMore={!isAway && devices.some(({ isInAccount }) => !isInAccount)}
          />
        )}
        {devices.length === 0 ? (
          !isAway && <Nothing />
        ) : (
          <div id={LIST} className={styles.devices}>
            {devices.map((device) => (
              <DeviceCard key={device.id} device={device} plans={plans} isSignedIn={session !== undefined} />
            ))}
          </div>
        )}
        {devices.length > 0 && <ForgetAll lang={lang} />}
        <PrivacyNote
          text={t(devices.some(({ isInAccount }) => isInAccount) ? 'account.privacy' : 'privacy')}
        />
        <KeepDevices of={LIST} path={path} version={versionOf(devices)} />
      </div>
    </LookupPage>
  )
}

/** Only phones have some. */
async function plansOf(devices: readonly OwnDevice[], findPlans: FindPlans): Promise<BoughtPlan[] | null> {
  if (!devices.some(({ kind }) => kind === 'phone')) return []
  const found = await unlessStoreFails(findPlans())
  return found.ok ? found.value : null
}

async function Notes({ note, isAway }: { note: unknown; isAway: boolean }) {
  const t = await getTranslations('devices')
  return (
    <>
      {note === 'full' && (
        <Callout tone="wait" title={<h2 tabIndex={-1}>{t('full.title')}</h2>}>
          <p>{t('full.text', { count: MOST_DEVICES })}</p>
        </Callout>
      )}
      {note === 'away' && (
        <Callout tone="bad" title={<h2 tabIndex={-1}>{t('account.notSaved')}</h2>}>
          <p>{t('account.again')}</p>
        </Callout>
      )}
      {isAway && (
        <Callout tone="wait" title={<h2>{t('account.away')}</h2>}>
          <p>{t('account.again')}</p>
        </Callout>
      )}
    </>
  )
}

/** Without their numbers, since scripts get it. */
function versionOf(devices: readonly OwnDevice[]): string {
  return devices
    .map(({ id, name, order, checkedAt, isInAccount }) => [id, name, order, checkedAt, isInAccount].join())
    .join(';')
}

async function Nothing() {
  const { lang } = await currentVisit()
  const t = await getTranslations('devices.none')
  return (
    <Callout tone="hint" title={<h2>{t('title')}</h2>}>
      <p>{t('text')}</p>
      <div className={styles.actions}>
        <ButtonLink href={href(lang, 'warranty-check')}>{t('phone')}</ButtonLink>
        <ButtonLink href={href(lang, 'tv-warranty')} look="quiet">
          {t('tv')}
        </ButtonLink>
      </div>
    </Callout>
  )
}
