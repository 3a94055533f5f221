/** Opens the tab that the field is in. False if the form does not show it. */
export async function focusField(path: string): Promise<boolean> {
  const shown = await findField(path)
  if (!shown) return false
  shown.scrollIntoView({ block: 'center' })
  const within =
    '[contenteditable="true"], input:not([type="hidden"]), textarea, select, button, [tabindex="0"]'
  const target = shown.matches(within) ? shown : (shown.querySelector<HTMLElement>(within) ?? shown)
  target.focus({ preventScroll: true })
  return true
}

async function findField(path: string): Promise<HTMLElement | null> {
  const here = elementOf(path)
  if (here) return here
  for (const tab of document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')) {
    tab.click()
    const found = await drawn(path)
    if (found) return found
  }
  return null
}

const MOST_FRAMES = 20

async function drawn(path: string): Promise<HTMLElement | null> {
  for (let frame = 0; frame < MOST_FRAMES; frame++) {
    await new Promise(requestAnimationFrame)
    const found = elementOf(path)
    if (found) return found
  }
  return null
}

/** As Payload names it; rich text has no id. */
function elementOf(path: string): HTMLElement | null {
  const id = `field-${path.replaceAll('.', '__')}`
  const found =
    document.getElementById(id) ??
    document.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(path)}"]`)
  return found && found.getClientRects().length > 0 ? found : null
}
