/** Same rules as `use-focus-on-answer.ts`. */
export function withFocusOnAnswer(html: string): string {
  const from = Math.max(html.indexOf('<main'), 0)
  const main = html.slice(from)
  const place =
    /<h[23]\b[^>]*?\stabindex="-1"/.exec(main) ??
    /<(?:input|select|textarea)\b[^>]*?\saria-invalid="true"/.exec(main)
  if (!place) return html
  const end = from + place.index + place[0].length
  return `${html.slice(0, end)} autofocus=""${html.slice(end)}`
}
