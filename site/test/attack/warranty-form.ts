export const TOOL = '/ng/warranty-check/'
export const FORM_TYPE = 'multipart/form-data; boundary=part'

/** @param fields those of the page's form, by name */
export function warrantyForm(fields: readonly (readonly [string, string])[], imei: string): string {
  const part = ([name, value]: readonly [string, string]) =>
    `--part\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const kept = fields.filter(([name]) => name !== 'imei')
  return `${[...kept, ['imei', imei] as const].map(part).join('')}--part--\r\n`
}

/** Well-formed, of a model that depends on the number. */
export function imeiFrom(number: number): string {
  const digits = `35${String((number * 7919) % 10 ** 12).padStart(12, '0')}`
  const sum = [...digits].reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return digits + String((10 - (sum % 10)) % 10)
}
