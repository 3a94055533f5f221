/** An instant as the admin's pickers write it: `Nov 21, 2026 8:25 AM`, to the minute and by the browser's clock. */
export function asPickerText(at: Date): string {
  const day = at.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
  const time = at.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' }).replace(/\s/, ' ')
  return `${day} ${time}`
}
