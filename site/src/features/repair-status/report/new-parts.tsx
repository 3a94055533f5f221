import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Button } from '@/ui/button/button'
import { checkPart } from './check-part'
import type { Report } from './find-report'
import { reportWords } from './report-words'
import styles from './report.module.css'

export async function NewParts({ parts }: Pick<Report, 'parts'>) {
  const { lang, region } = await currentVisit()
  const t = await getTranslations('report')
  const forms = await getTranslations('forms')
  const words = reportWords(region)
  return (
    <section className={styles.part}>
      <h3>{t('newParts')}</h3>
      {parts.length === 0 && <p>{t('noParts')}</p>}
      <ul className={styles.parts}>
        {parts.map(({ part, serialNumber, oldPart }, at) => (
          <li key={at}>
            <strong>{words.part(part)}</strong>
            {serialNumber && (
              <span>
                {forms('serial.label')}: <bdi dir="ltr">{serialNumber}</bdi>
              </span>
            )}
            {words.oldPart(oldPart) && <span>{words.oldPart(oldPart)}</span>}
            {serialNumber && (
              <form action={checkPart}>
                <input type="hidden" name="lang" value={lang} />
                <input type="hidden" name="serialNumber" value={serialNumber} />
                <Button look="quiet">
                  {t('checkPart')} <span className="visually-hidden">{serialNumber}</span>
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
