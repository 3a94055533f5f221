export const COURIER = 'Carelane Courier'

/** @param number of a pick-up or an order: `PUNG1234567890` */
export function trackingNumberOf(number: string, direction: 'there' | 'back'): string {
  return `CC${number.slice(4)}${direction === 'there' ? 'A' : 'B'}`
}
