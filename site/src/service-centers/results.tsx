import type { ReactNode, Ref } from 'react'
import { Callout } from '@/ui/callout/callout'
import { Card } from '@/ui/card/card'
import { Skeleton } from '@/ui/skeleton/skeleton'
import type { FoundCenters } from './center'
import { CenterCard } from './center-card'
import { isPlainClick } from './is-plain-click'
import { ResultPages } from './result-pages'
import type { CentersWords } from './words'
import styles from './locator.module.css'

interface ResultsProps {
  heading: Ref<HTMLHeadingElement>
  found: FoundCenters | null
  /** Epoch ms */
  at: number
  kept: string | null
  failure: string | null
  isLoading: boolean
  isNear: boolean
  isOpenOnly: boolean
  part: string | null
  withoutPart: { href: string; go: () => void }
  words: CentersWords
  contact: ReactNode
  hrefOf: (page: number) => string
  turnTo: (page: number) => void
  children: ReactNode
}

export function Results(props: ResultsProps) {
  const { heading, found, at, kept, failure, isLoading, words, children } = props
  return (
    <section aria-labelledby="centers" aria-busy={isLoading} className={styles.results}>
      <header>
        <h2 id="centers" ref={heading} tabIndex={-1}>
          {words.results.title}
        </h2>
        <p role="status">{isLoading ? words.form.searching : failure === null && found?.summary}</p>
      </header>
      {children}
      {props.part !== null && <OnlyWithPart {...props} part={props.part} />}
      {kept !== null && <p className={styles.kept}>{kept}</p>}
      {failure === null && found?.lack && <p className={styles.note}>{found.lack}</p>}
      {failure !== null && !isLoading && <Failed {...props} failure={failure} />}
      {failure === null && found === null && (
        <Card>
          <Skeleton lines={9} />
        </Card>
      )}
      {failure === null && found?.centers.length === 0 && (
        <p>{props.isOpenOnly ? words.results.noneOpen : words.results.noneText}</p>
      )}
      {failure === null && found !== null && found.centers.length > 0 && (
        <>
          <ol role="list" className={styles.list}>
            {found.centers.map((center) => (
              <li key={center.id}>
                <CenterCard center={center} at={at} words={words.center} />
              </li>
            ))}
          </ol>
          <ResultPages {...props} found={found} />
        </>
      )}
    </section>
  )
}

function OnlyWithPart({ part, withoutPart: { href, go }, words }: ResultsProps & { part: string }) {
  return (
    <p className={styles.part}>
      <span>{part}</span>
      <a
        href={href}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          go()
        }}
      >
        {words.results.withoutPart}
      </a>
    </p>
  )
}

function Failed({ failure, words, contact }: ResultsProps & { failure: string }) {
  return (
    <Callout tone="bad" title={<h3>{words.results.failed}</h3>}>
      <p>{failure}</p>
      {contact}
    </Callout>
  )
}
