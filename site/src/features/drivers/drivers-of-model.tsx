import { mccAndLanguage } from '@carelane/after-sales'
import { currentVisit } from '@/i18n/visit'
import { afterSales } from '@/platform/after-sales'
import { CompareChecksum } from '@/tool-page/downloads/compare-checksum'
import { ContactWays } from '@/forms/contact-ways'
import { LookupFailure } from '@/forms/lookup-failure'
import { DriversAnswer } from './drivers-answer'
import { driversResult } from './drivers-result'
import { driversWords } from './drivers-words'
import styles from './drivers.module.css'

export async function DriversOfModel({ model }: { model: string }) {
  const visit = await currentVisit()
  const answer = await afterSales().call('drivers', { ...mccAndLanguage(visit), model })
  return (
    <div id="by-model" className={styles.ofModel}>
      {answer.ok ? (
        <DriversAnswer
          result={driversResult(answer.data, visit)}
          words={await driversWords()}
          contact={<ContactWays />}
          compare={<CompareChecksum />}
        />
      ) : (
        <LookupFailure failure={answer.failure} />
      )}
    </div>
  )
}
