import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { MOST_DEVICES, type KeptDevice } from '@/kept-devices/kept-device'
import { recallDevices } from '@/kept-devices/kept-devices'
import { href } from '@/links/href'
import { PrivacyNote } from '@/forms/privacy-note'
import { KeepDevices } from '@/offline/keep-devices'
import { LookupPage } from '@/tool-page/lookup-page'
import { ButtonLink } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { DeviceCard } from './device-card'
import { ForgetAll } from './forget-all'
import styles from './my-devices.module.css'

const LIST = 'my-devices'

export async function DevicesPage({ query }: { query: Record<string, unknown> }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('devices')
  const devices = await recallDevices()
  const path = href(lang, 'my-devices')
  return (
    <LookupPage page="my-devices" title={t('title')} lead={t('lead')} isUndisturbed>
      <div className={styles.page}>
        {query.note === 'full' && (
          <Callout tone="wait" title={<h2 tabIndex={-1}>{t('full.title')}</h2>}>
            <p>{t('full.text', { count: MOST_DEVICES })}</p>
          </Callout>
        )}
        {devices.length === 0 ? (
          <Nothing />
        ) : (
          <div id={LIST} className={styles.devices}>
            {devices.map((device) => (
              <DeviceCard key={device.id} device={device} />
            ))}
          </div>
        )}
        {devices.length > 0 && <ForgetAll lang={lang} />}
        <PrivacyNote text={t('privacy')} />
        <KeepDevices of={LIST} path={path} version={versionOf(devices)} />
      </div>
    </LookupPage>
  )
}

/** Without their numbers, since scripts get it. */
function versionOf(devices: readonly KeptDevice[]): string {
  return devices.map(({ id, name, order, checkedAt }) => [id, name, order, checkedAt].join()).join(';')
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
