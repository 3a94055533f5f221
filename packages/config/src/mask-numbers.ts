/** At least five digits of any script, with what people write between them. */
const NUMBER = /\p{Nd}(?:[\s()+.\-/_]*\p{Nd}){4,}/gu

/** As on the back of a device, in letters and digits. */
const CODE = /\b(?=[A-Z\d]*\d)[A-Z\d]{12,}\b/g

/** Of an address, for a log: an IMEI, phone or order number tells of a person. */
export function maskNumbers(path: string): string {
  return decoded(path).replace(CODE, '…').replace(NUMBER, '…')
}

/** Also what is encoded twice. */
function decoded(path: string): string {
  let text = path
  for (let times = 0; times < 3; times += 1) {
    const next = text.replace(/(?:%[\da-f]{2})+/gi, decodedOrNot)
    if (next === text) break
    text = next
  }
  return text
}

function decodedOrNot(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
