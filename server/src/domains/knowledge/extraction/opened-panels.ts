type Attributes = Record<string, string>

const words = (list: string): Set<string> => new Set(list.split(' '))
/** What lies over a page or leads around it is no panel of its text. */
const otherRoles = words(
  'alert alertdialog banner dialog listbox menu menubar navigation search status toolbar tooltip tree',
)
const otherElements = words('dialog form header nav')
const panelRoles = words('tabpanel region')
/** What follows such a name at once is its panel. */
const togglesByName =
  /(?:^|[\s_-])(?:accordion|collaps(?:e|ible)|expand(?:able|er)?|faq|toggle|spoiler)(?=$|[\s_-])/i

const opens = /\b(?:aria-controls|data-(?:bs-)?target)\s*=\s*["']?\s*([^"'<>]{1,300})/gi
/** Controls of menus, dialogs and lists to choose from. */
const opensOther =
  /\b(?:aria-haspopup\s*=\s*["']?(?:dialog|menu|listbox|tree|grid|true)|data-(?:bs-)?toggle\s*=\s*["']?(?:modal|dropdown|offcanvas)|role\s*=\s*["']?(?:combobox|menuitem|searchbox))\b/i
const maxTagChars = 2_000
const maxPanels = 10_000

/** Ids of the parts that a control of the page opens, wherever it stands. In time linear to the page. */
export function openedIds(html: string): Set<string> {
  const ids = new Set<string>()
  for (const match of html.matchAll(opens)) {
    // Bounded windows: without them a page of nothing but such attributes takes time in its square.
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

/** Whether a hidden element is a panel that a control opens: text for the reader, on demand. */
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

/** Whether an element opens what follows it, as accordions without ids have it. */
export const isToggle = (name: string, attributes: Attributes): boolean =>
  'aria-expanded' in attributes ||
  ((name === 'button' || attributes['role'] === 'button') &&
    togglesByName.test(attributes['class'] ?? ''))
