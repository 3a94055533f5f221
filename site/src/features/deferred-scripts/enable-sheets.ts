/** The page inlined only the rules that it needed. All at once, since each sheet would override those after it. */
export async function enableSheets(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')]
  await Promise.all(sheets.map(load))
  for (const sheet of sheets) sheet.media = ''
}

/** A medium that is not on screen keeps it from applying yet. */
function load(sheet: HTMLLinkElement): Promise<unknown> {
  return new Promise((done) => {
    sheet.onload = sheet.onerror = done
    sheet.disabled = false
    // Browsers without support for disabled sheets have loaded it with the page.
    if (sheet.sheet) done(null)
  })
}
