/** All at once: each would override those after it. */
export async function enableSheets(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')]
  await Promise.all(sheets.map(load))
  for (const sheet of sheets) sheet.media = ''
}

/** An off-screen medium delays its effect. */
function load(sheet: HTMLLinkElement): Promise<unknown> {
  return new Promise((done) => {
    sheet.onload = sheet.onerror = done
    sheet.disabled = false
    // Loaded with the page by browsers without disabled sheets.
    if (sheet.sheet) done(null)
  })
}
