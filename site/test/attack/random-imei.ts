/** Well-formed, of a model that depends on the number. */
export function imeiFrom(number: number): string {
  const digits = `35${String((number * 7919) % 10 ** 12).padStart(12, '0')}`
  const sum = [...digits].reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return digits + String((10 - (sum % 10)) % 10)
}
