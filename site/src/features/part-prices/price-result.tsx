import type { ReactNode } from 'react'
import { ButtonLink } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { DeviceDrawing } from '@/ui/device-drawing/device-drawing'
import type { PriceResult } from './price-answer'
import { PriceTable, type PriceTableWords } from '@/priced-parts/price-table'
import styles from './prices.module.css'

interface TitleAndText {
  title: string
  text: string
}

export interface PriceResultWords extends PriceTableWords {
  start: TitleAndText
  noCountry: TitleAndText
  noPrices: TitleAndText
  note: string
  repairs: string
  leads: { href: string; name: string }[]
}

interface PriceResultViewProps {
  result: PriceResult
  words: PriceResultWords
  contact: ReactNode
}

export function PriceResultView({ result, words, contact }: PriceResultViewProps) {
  switch (result.kind) {
    case 'prices':
      return (
        <>
          <div className={styles.head}>
            <DeviceDrawing {...result.device} size={72} />
            <h2 tabIndex={-1}>{result.title}</h2>
          </div>
          <PriceTable title={result.title} rows={result.rows} words={words} />
          <p className={styles.note}>{words.note}</p>
          <div className={styles.leads}>
            {leadsOf(result.repairs, words).map(({ href, name }, place) => (
              <ButtonLink key={href} href={href} look={place === 0 ? 'primary' : 'quiet'}>
                {name}
              </ButtonLink>
            ))}
          </div>
        </>
      )
    case 'open':
      return <Notice {...words.start} />
    case 'no-prices':
      return <Notice {...words.noPrices}>{contact}</Notice>
    case 'no-country':
      return <Notice {...words.noCountry}>{contact}</Notice>
  }
}

/** After the first, what whole repairs cost. */
function leadsOf(repairs: string | null, words: PriceResultWords): PriceResultWords['leads'] {
  const [first, ...others] = words.leads
  return [...(first ? [first] : []), ...(repairs ? [{ href: repairs, name: words.repairs }] : []), ...others]
}

function Notice({ title, text, children }: TitleAndText & { children?: ReactNode }) {
  return (
    <Callout tone="hint" title={<h2 tabIndex={-1}>{title}</h2>}>
      <p>{text}</p>
      {children}
    </Callout>
  )
}
