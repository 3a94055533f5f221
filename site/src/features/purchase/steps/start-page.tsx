import { IMEI_LENGTH } from '@carelane/after-sales/imei'
import { wordingOf } from '@carelane/countries'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { recallHandover } from '@/forms/recall-handover'
import { ContactWays } from '@/forms/contact-ways'
import { lookupWords } from '@/forms/lookup-words'
import { countryOptions } from '@/service-centers/country-options'
import { WhereToFindImei } from '@/forms/where-to-find-imei'
import { purchasePath, type Channel } from './channel'
import { DeviceForm } from './device-form'
import { ownDevices } from './own-devices'
import { PurchaseFrame } from './purchase-frame'
import styles from './steps.module.css'

/** [2.1#33], [2.1#34]: country and device [2.4#43]. */
export async function StartPage({ channel }: { channel: Channel }) {
  const visit = await currentVisit()
  const { lang, country, locale } = visit
  const t = await getTranslations('purchase')
  const forms = await getTranslations('forms')
  const device = await getTranslations('device')
  const orders = await getTranslations('orders')
  const other = channel === 'online' ? 'offline' : 'online'
  return (
    <PurchaseFrame channel={channel} step="start" aside={<WhereToFindImei />}>
      <DeviceForm
        lang={lang}
        channel={channel}
        before={{
          country: country === 'global' ? '' : country,
          imei: (channel === 'online' && (await recallHandover('purchase-service'))) || '',
        }}
        countries={countryOptions(wordingOf(country, locale), '').slice(1)}
        own={await ownDevices(visit)}
        contact={<ContactWays />}
        words={{
          ...(await lookupWords({
            submit: t(`device.submit.${channel}`),
            submitting: t('checking'),
          })),
          country: t('device.country'),
          choose: forms('choose'),
          imei: device('imei'),
          imeiHint: device('imeiHint', { count: IMEI_LENGTH }),
          own: t('device.own'),
          privacy: t('device.privacy'),
          opening: t('opening'),
          open: t('open'),
        }}
      />
      <p className={styles.links}>
        <a href={purchasePath(lang, other, 'start')}>
          {t(`pages.${other === 'online' ? 'buy' : 'buyInStore'}.title`)}
        </a>
        <a href={purchasePath(lang, channel, 'order-list')}>{orders('orders.title')}</a>
      </p>
    </PurchaseFrame>
  )
}
