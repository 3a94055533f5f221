/** [7#10] */
export function takeApart(text: string): { content: string; digits: string } | undefined {
  const characters = [...text]
  const content = characters.filter((_, place) => place % 2 === 0).join('')
  const digits = characters.filter((_, place) => place % 2 === 1).join('')
  const isWhole = characters.length % 2 === 0 && /^\d*$/.test(digits)
  return isWhole ? { content, digits } : undefined
}
