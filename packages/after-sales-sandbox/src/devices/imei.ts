export function imeiOf(typeAllocationCode: string, serial: number): string {
  const body = typeAllocationCode + String(serial).padStart(6, '0')
  let sum = 0
  for (const [place, digit] of [...body].entries()) {
    const value = place % 2 === 1 ? Number(digit) * 2 : Number(digit)
    sum += value > 9 ? value - 9 : value
  }
  return body + ((10 - (sum % 10)) % 10)
}
