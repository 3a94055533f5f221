/**
 * Loads the style sheets that a page has only as much within as it needed, for all that scripts may show from now on. They
 * take effect at one moment: one after the other, each would overrule those that come behind it.
 */
export async function enableSheets(): Promise<void> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')]
  await Promise.all(sheets.map(load))
  for (const sheet of sheets) sheet.media = ''
}

/** For a medium that is not on the screen; one that does not come keeps nobody waiting. */
function load(sheet: HTMLLinkElement): Promise<unknown> {
  return new Promise((done) => {
    sheet.onload = sheet.onerror = done
    sheet.disabled = false
    // Browsers that know no disabled sheets have loaded it with the page.
    if (sheet.sheet) done(null)
  })
}
