/** The language that somebody chose, for every page. */
const key = 'capstan.docs.tab'

/** Gives each group of alternatives its tabs (WAI-ARIA), one choice for all groups of the page. */
export function addTabs(): void {
  for (const [index, group] of [...document.querySelectorAll<HTMLElement>('.tabs')].entries()) {
    const list = document.createElement('div')
    list.setAttribute('role', 'tablist')
    list.setAttribute('aria-label', 'Language')
    for (const panel of group.querySelectorAll<HTMLElement>('[data-tab]')) {
      list.append(tabOf(panel, `tab-${index}`))
    }
    list.addEventListener('keydown', stepTabs)
    group.prepend(list)
  }
  const chosen = localStorage.getItem(key)
  for (const group of document.querySelectorAll('.tabs')) {
    const names = [...group.querySelectorAll<HTMLElement>('[role=tab]')].map((tab) => tab.innerText)
    select(group, names.find((name) => name === chosen) ?? names[0] ?? '')
  }
}

function tabOf(panel: HTMLElement, prefix: string): HTMLElement {
  const name = panel.dataset['tab'] ?? ''
  const tab = document.createElement('button')
  tab.type = 'button'
  tab.id = `${prefix}-${name}`
  tab.textContent = name
  tab.setAttribute('role', 'tab')
  panel.id = `${prefix}-${name}-panel`
  panel.setAttribute('role', 'tabpanel')
  panel.setAttribute('aria-labelledby', tab.id)
  tab.setAttribute('aria-controls', panel.id)
  tab.addEventListener('click', () => choose(tab))
  return tab
}

/** The tab that was pressed stays where it is on the screen, though groups above it change their height. */
function choose(tab: HTMLElement): void {
  const top = tab.getBoundingClientRect().top
  const name = tab.innerText
  localStorage.setItem(key, name)
  for (const group of document.querySelectorAll('.tabs')) {
    if (group.querySelector(`[data-tab="${name}"]`)) select(group, name)
  }
  scrollBy(0, tab.getBoundingClientRect().top - top)
}

function select(group: Element, name: string): void {
  for (const tab of group.querySelectorAll<HTMLElement>('[role=tab]')) {
    const isSelected = tab.innerText === name
    tab.setAttribute('aria-selected', String(isSelected))
    tab.tabIndex = isSelected ? 0 : -1
  }
  for (const panel of group.querySelectorAll<HTMLElement>('[data-tab]')) {
    panel.hidden = panel.dataset['tab'] !== name
  }
}

function stepTabs(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const here = tabs.findIndex((tab) => tab.ariaSelected === 'true')
  const next = tabs.at((here + step) % tabs.length)
  next?.focus()
  if (next) choose(next)
}
