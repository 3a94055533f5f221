/** React's `inputValueTracking`. */
type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & {
  checked?: boolean
  _valueTracker?: { setValue: (text: string) => void }
}

const rememberedValues = new Map<Field, string | boolean>()

export function rememberTypedText({ target }: Event): void {
  const field = target as Field
  rememberedValues.set(field, isChoice(field) ? !!field.checked : field.value)
}

/** Leaves unchanged text alone for input methods. */
export function restoreTypedTexts(): void {
  for (const [field, value] of rememberedValues) {
    if (typeof value === 'boolean') {
      field.checked = value
      // A synthetic click changes nothing itself.
      dispatchToReact(field, 'click', `${!value}`)
    } else {
      if (field.value !== value) field.value = value
      dispatchToReact(field, field.matches('select') ? 'change' : 'input', `not ${value}`)
    }
  }
}

/** @param before React ignores events without a change */
function dispatchToReact(field: Field, event: string, before: string): void {
  field._valueTracker?.setValue(before)
  field.dispatchEvent(new Event(event, { bubbles: true }))
}

function isChoice(field: Field): boolean {
  return field.matches('[type=checkbox],[type=radio]')
}
