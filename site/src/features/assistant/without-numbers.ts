/** Phone numbers, IMEIs and the like, in the digits of any script. */
const NUMBER = /\p{Nd}(?:[\p{Nd}\s().+-]{4,}\p{Nd})/gu

/** Work orders and serial numbers: letters and digits without a gap. */
const CODE = /(?=[\p{L}\p{Nd}-]*\p{Nd}{5})[\p{L}\p{Nd}-]{8,}/gu

const ADDRESS = /\S+@\S+/g

/** For what is kept, or goes to others: nothing in it says whose device is asked about. */
export function withoutNumbers(question: string): string {
  return question.replace(ADDRESS, '…').replace(CODE, '…').replace(NUMBER, '…')
}
