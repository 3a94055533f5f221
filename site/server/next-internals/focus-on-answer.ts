/**
 * A page that answers a form, with the focus where scripts would move it (`use-focus-on-answer.ts`): on the first heading
 * that takes it, else on the first field that something is wrong with. Browsers do it without scripts, and leave it be
 * where the visitor is faster.
 */
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
