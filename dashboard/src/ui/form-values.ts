type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const keptTypes = /^(text|email|tel|url|number|search|date|time|datetime-local|checkbox|radio)$/

/** Passwords, codes, files and what is marked `data-secret` are never kept; what cannot be changed need not be. */
function isKept(element: Element): element is Control {
  if (element instanceof HTMLSelectElement) return !element.multiple && !element.disabled
  if (element instanceof HTMLTextAreaElement) return !element.readOnly && !element.disabled
  if (!(element instanceof HTMLInputElement)) return false
  const isSecret =
    'secret' in element.dataset || /one-time-code|password/.test(element.autocomplete)
  return keptTypes.test(element.type) && !element.readOnly && !element.disabled && !isSecret
}

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)

export const labelOf = (control: Control): string =>
  control.ariaLabel ?? control.labels?.[0]?.textContent ?? ''

/** The controls of a form whose values are kept, by their names; those without one by their labels. */
export function controlsOf(form: HTMLFormElement): Map<string, Control> {
  const controls = new Map<string, Control>()
  for (const control of [...form.elements].filter(isKept)) {
    const value = isTicked(control) ? `=${control.value}` : ''
    const name = `${control.name || labelOf(control)}${value}`
    let key = name
    for (let copy = 2; controls.has(key); copy++) key = `${name} ${copy}`
    controls.set(key, control)
  }
  return controls
}

export const readValue = (control: Control): string =>
  isTicked(control) ? String(control.checked) : control.value

/** Sets a value as if the person had typed it, so that React and the page notice. */
export function setValue(control: Control, value: string): void {
  if (readValue(control) === value) return
  if (isTicked(control)) {
    // A radio button is only left by choosing another.
    if (control.type === 'checkbox' || value === 'true') control.click()
    return
  }
  // React has its own setter on the element, which would hide the change from it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  )
  const kind = control instanceof HTMLSelectElement ? 'change' : 'input'
  control.dispatchEvent(new Event(kind, { bubbles: true }))
}
