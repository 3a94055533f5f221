import { getTranslations } from 'next-intl/server'
import { deviceName } from '@/forms/device-name'
import { formatMoment, today } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { maskedCode, type OwnDevice } from '@/kept-devices/kept-device'
import { RecallsOfDevice } from '@/recalls/recalls-of-device'
import { Button } from '@/ui/button/button'
import { Facts } from '@/ui/facts/facts'
import { Icon } from '@/ui/icon/icon'
import type { BoughtPlan } from './bought-plan'
import { calendarHref } from './calendar-href'
import { DeviceLinks } from './device-links'
import { forgetDevice } from './forget-device'
import { NameForm } from './name-form'
import { nameOfDevice } from './name-of-device'
import { PlansOfDevice } from './plans-of-device'
import { refreshWarranty } from './refresh-warranty'
import { RepairOfDevice } from './repair-of-device'
import { warrantyText } from './warranty-text'
import styles from './my-devices.module.css'

interface DeviceCardProps {
  device: OwnDevice
  /** Null if they could not be had. */
  plans: readonly BoughtPlan[] | null
  isSignedIn: boolean
}

export async function DeviceCard({ device, plans, isSignedIn }: DeviceCardProps) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('devices')
  const now = today(region.timeZone)
  const ends = device.warranty === 'in' && device.day !== null && device.day >= now
  return (
    <section id={`device-${device.id}`} aria-labelledby={`name-${device.id}`} className={styles.device}>
      <h2 id={`name-${device.id}`}>
        <Icon name={device.kind === 'tv' ? 'tv' : 'smartphone'} />
        <bdi>{nameOfDevice(device, region)}</bdi>
      </h2>
      <RecallsOfDevice
        device={{ model: deviceName(device.brand, device.model) || null, code: device.code }}
      />
      <p className={styles.warranty} data-warranty={device.warranty}>
        {warrantyText(device, region, now)}
      </p>
      <Facts facts={await factsOf(device, isSignedIn)} />
      {device.kind === 'phone' && <PlansOfDevice code={device.code} plans={plans} />}
      <div className={styles.actions}>
        {ends && (
          <a className={styles.action} href={calendarHref(lang, device.id)} download>
            <Icon name="calendar" />
            {t('calendar.add')}
          </a>
        )}
        <form action={refreshWarranty}>
          <Which lang={lang} id={device.id} />
          <Button look="quiet">{t('refresh')}</Button>
        </form>
        <RepairOfDevice device={device} />
      </div>
      <DeviceLinks device={device} />
      <NameForm device={device}>
        <Which lang={lang} id={device.id} />
      </NameForm>
      <form action={forgetDevice}>
        <Which lang={lang} id={device.id} />
        <Button look="quiet">{t('forget.one')}</Button>
      </form>
    </section>
  )
}

async function factsOf(
  { name, brand, model, kind, code, isExtended, checkedAt, isInAccount }: OwnDevice,
  isSignedIn: boolean,
) {
  const { region } = await currentVisit()
  const t = await getTranslations('devices')
  const device = await getTranslations('device')
  const forms = await getTranslations('forms')
  const known = deviceName(brand, model)
  const label = kind === 'phone' ? device('imei') : forms('serial.label')
  return [
    ...(name !== '' && known !== '' ? [{ label: device('model'), value: known }] : []),
    { label, value: maskedCode(code), isCode: true },
    ...(isExtended ? [{ label: t('facts.plan'), value: t('facts.extended') }] : []),
    { label: t('facts.checked'), value: formatMoment(new Date(checkedAt).toISOString(), region) },
    ...(isSignedIn
      ? [{ label: t('facts.kept'), value: t(isInAccount ? 'facts.inAccount' : 'facts.inBrowser') }]
      : []),
  ]
}

function Which({ lang, id }: { lang: string; id: string }) {
  return (
    <>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="id" value={id} />
    </>
  )
}
