import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { mixedText } from '@/service-centers/mixed-text'
import { LookupPage } from '@/tool-page/lookup-page'
import { PrintButton } from '@/tool-page/print-button'
import { drawQrCode } from '@/ui/qr-code/draw-qr-code'
import { addressText } from './offer-facts'
import { ownPickUp, type OwnPickUp } from './own-pick-up'
import { kindToPack } from './packing'
import { PackingList } from './packing-list'
import { recallPickUp } from './remembered-pick-up'
import styles from './label.module.css'

export async function LabelPage() {
  const visit = await currentVisit()
  const t = await getTranslations('pickup')
  const own = await ownPickUp(await recallPickUp(), visit)
  const show = href(visit.lang, 'pick-up/show')
  return (
    <LookupPage
      page="pick-up"
      title={t('label.title')}
      lead={t('label.lead')}
      path={href(visit.lang, 'pick-up/label')}
      trail={[
        { name: t('title'), path: href(visit.lang, 'pick-up') },
        { name: t('show.title'), path: show },
      ]}
      isUndisturbed
    >
      <div className={styles.page}>
        {own.kind === 'found' ? <Label {...own} /> : null}
        <p className={styles.back}>
          <a href={show}>{t('show.open')}</a>
        </p>
      </div>
    </LookupPage>
  )
}

type Found = Extract<OwnPickUp, { kind: 'found' }>

/** The sender's address is that of this browser's booking; who comes with number and digits writes it by hand. */
async function Label({ pickUp, booking }: Found) {
  const t = await getTranslations('pickup')
  const { pickUpNumber, center, device } = pickUp
  const code = `data:image/svg+xml,${encodeURIComponent(drawQrCode(pickUpNumber))}`
  return (
    <>
      <section aria-label={t('label.title')} className={styles.label}>
        <img src={code} width={168} height={168} alt={t('label.code', { number: pickUpNumber })} />
        <p className={styles.number}>
          <bdi dir="ltr">{pickUpNumber}</bdi>
        </p>
        <dl>
          <dt>{t('label.to')}</dt>
          <dd>
            <strong>{mixedText(center.name)}</strong>
            {center.address && <span>{mixedText(center.address)}</span>}
            {center.phone && <bdi dir="ltr">{center.phone}</bdi>}
          </dd>
          <dt>{t('label.from')}</dt>
          <dd className={booking ? undefined : styles.blank}>
            {booking && (
              <>
                <strong>
                  <bdi>{booking.name}</bdi>
                </strong>
                <span>{mixedText(addressText(booking))}</span>
                <bdi dir="ltr">{booking.phone.replace('-', ' ')}</bdi>
              </>
            )}
          </dd>
        </dl>
      </section>
      <PrintButton>{t('label.link')}</PrintButton>
      <div className={styles.packing}>
        <PackingList kind={kindToPack(device)} />
      </div>
    </>
  )
}
