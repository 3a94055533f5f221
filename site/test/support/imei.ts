/** With its check digit. @param digits say which model, and which phone of it */
export function imeiOf(digits: string): string {
  const body = digits.padStart(8, '0').slice(0, 14).padEnd(14, '0')
  const sum = [...body].reduce((before, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return before + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}
