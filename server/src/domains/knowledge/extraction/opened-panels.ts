type Attributes = Record<string, string>

const words = (list: string): Set<string> => new Set(list.split(' '))
/** Roles of layers and navigation, which are not panels of the text. */
const otherRoles = words(
  'alert alertdialog banner dialog listbox menu menubar navigation search status toolbar tooltip tree',
)
const otherElements = words('dialog form header nav')
const panelRoles = words('tabpanel region')
/** Names of toggles that open the element directly after them. */
const togglesByName =
  /(?:^|[\s_-])(?:accordion|collaps(?:e|ible)|expand(?:able|er)?|faq|toggle|spoiler)(?=$|[\s_-])/i

const opens = /\b(?:aria-controls|data-(?:bs-)?target)\s*=\s*["']?\s*([^"'<>]{1,300})/gi
/** Controls of menus, dialogs and selection lists. */
const opensOther =
  /\b(?:aria-haspopup\s*=\s*["']?(?:dialog|menu|listbox|tree|grid|true)|data-(?:bs-)?toggle\s*=\s*["']?(?:modal|dropdown|offcanvas)|role\s*=\s*["']?(?:combobox|menuitem|searchbox))\b/i
const maxTagChars = 2_000
const maxPanels = 10_000

/** Finds the ids of the parts that a control anywhere on the page opens, in linear time. */
export function openedIds(html: string): Set<string> {
  const ids = new Set<string>()
  for (const match of html.matchAll(opens)) {
    // Limited windows: without them, a page of only such attributes takes quadratic time.
    const before = html.slice(Math.max(0, match.index - maxTagChars), match.index)
    const after = html.slice(match.index, match.index + maxTagChars)
    const start = before.lastIndexOf('<')
    if (start < 0 || ids.size >= maxPanels) continue
    const tag = before.slice(start) + (after.split('>', 1)[0] ?? '')
    if (opensOther.test(tag)) continue
    for (const id of (match[1] ?? '').split(/[\s,]+/)) ids.add(id.replace(/^#/, ''))
  }
  return ids
}

/** Returns true if a hidden element is a panel that a control opens, so readers can see its text. */
export function isPanel(
  name: string,
  attributes: Attributes,
  { opened, followsToggle }: { opened: ReadonlySet<string>; followsToggle: boolean },
): boolean {
  const role = attributes['role'] ?? ''
  if (otherElements.has(name) || otherRoles.has(role) || 'aria-modal' in attributes) return false
  if (role === 'tabpanel' || (panelRoles.has(role) && 'aria-labelledby' in attributes)) return true
  return followsToggle || opened.has(attributes['id'] ?? '')
}

/** Returns true if an element opens the one after it, like accordions without ids. */
export const isToggle = (name: string, attributes: Attributes): boolean =>
  'aria-expanded' in attributes ||
  ((name === 'button' || attributes['role'] === 'button') &&
    togglesByName.test(attributes['class'] ?? ''))
