import type { PurchasesSoak } from '../../site/test/soak/purchases/soak-purchases'
import { countTable, momentTable, table, writeName } from './tables'

/** After the services are back. */
const LONGEST_WAIT_MS = 120_000

export function isPurchasesGood({ waits, stuck, ...found }: PurchasesSoak): boolean {
  const { chargedTwice, wrongMoney, paidWithoutOrder, toldWrong, unlike } = found
  const wrong = [chargedTwice, wrongMoney, paidWithoutOrder, toldWrong, unlike, stuck]
  return wrong.every((of) => of.length === 0) && Math.max(...waits) <= LONGEST_WAIT_MS
}

export function purchasesLedger(
  { strikes, seconds, ...found }: PurchasesSoak,
  seed: number,
  date: string,
): string {
  const kills = strikes.filter((strike) => strike.kills.length > 0)
  const killsOf = (part: 'site' | 'sandbox') => kills.filter((strike) => strike.kills.includes(part)).length
  return [
    `# Soak of purchases, ${date}`,
    `\`pnpm soak purchases --seed ${seed}\`: ${found.purchases} people bought a plan in ${seconds} s, many at once, with double clicks, in two tabs, reloading, going back and leaving, while the site was killed (SIGKILL) ${killsOf('site')} times, the service ${killsOf('sandbox')} times, and its calls failed.`,
    table(
      ['what', 'how many'],
      [
        ['purchases', found.purchases],
        ['of these, met by a page or an answer that did not come', found.disturbed],
        ['orders that the service has', found.orders],
        ['payments that were begun there', found.payments],
        ['orders that were paid', found.paid],
        ['of these, refunded after a cancellation or by the card', found.refunded],
        ['buyers who read ‘paid’ before they left', found.toldPaid],
        ['**charged twice**', bold(found.chargedTwice)],
        ['**charged or refunded with a wrong sum**', bold(found.wrongMoney)],
        ['**paid without an order that the site knows**', bold(found.paidWithoutOrder)],
        ['**told something else than the service has**', bold(found.toldWrong)],
        ['**where the site’s ledger and the service’s tables differ**', bold(found.unlike)],
        ['**not settled within five minutes of services that are back**', bold(found.stuck)],
        ['**longest wait from services back to settled**', `**${told(Math.max(...found.waits))}**`],
      ],
    ),
    `Each time that all was well again, the longest wait until it was known of every order, cancellation and payment how it went, with nobody looking: ${found.waits.map(told).join(', ')}. The last one is of pages that nobody paid at, from when they were closed.`,
    momentTable(kills.map((strike) => ({ name: momentName(strike), isReached: strike.isReached }))),
    countTable(
      ['calls that failed', 'times it was switched on'],
      strikes.flatMap(({ faults }) => faults.map(({ call, fault }) => `${call}: ${fault}`)),
    ),
  ].join('\n\n')
}

const bold = (of: readonly string[]) => `**${of.length}**`
const told = (ms: number) => `${(ms / 1000).toFixed(1)} s`

function momentName({ kills, moment }: PurchasesSoak['strikes'][number]): string {
  const who = kills.map((part) => (part === 'site' ? 'the site' : 'the service')).join(' and ')
  switch (moment.at) {
    case 'any time':
      return `${who}: at any time`
    case 'the service is asked':
      return `${who}: while ${moment.call} is asked (${moment.fault})`
    case 'a write is under way': {
      const whose = moment.of === 'site' ? 'the site’s' : 'the service’s'
      return `${who}: ${writeName(`${whose} ${moment.write}`, moment.when, moment.isTakenBack)}`
    }
  }
}
