import './docs.css'
import { openSearch } from './search.ts'
import { addTabs } from './tabs.ts'

const copiedMs = 2_000
/** The key and the values of the dashboard, whose `theme.js` applies them before the first paint. */
const themeKey = 'capstan.theme'

const find = (selector: string): HTMLElement | null => document.querySelector(selector)

/** Links into the reference that were made while it was at `/docs`. */
if (/^#(?:api|operator)\//.test(location.hash) && /^\/docs\/?$/.test(location.pathname)) {
  location.replace(`/docs/api/${location.search}${location.hash}`)
}

addTabs()
addCopyButtons()

for (const button of document.querySelectorAll<HTMLElement>('.top button')) button.hidden = false
find('.search')?.addEventListener('click', openSearch)
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea')
  const isShortcut = event.key === 'k' && (event.metaKey || event.ctrlKey)
  if (!isShortcut && (event.key !== '/' || isTyping)) return
  event.preventDefault()
  void openSearch()
})

find('.theme')?.addEventListener('click', nextTheme)

const menu = find('.menu')
menu?.addEventListener('click', () => {
  const isOpen = document.body.classList.toggle('menu-open')
  menu.setAttribute('aria-expanded', String(isOpen))
})

// The sidebar is long: the current page is in sight without a scroll of the page itself.
const current = find('.sidebar [aria-current]')
const sidebar = find('.sidebar')
if (current && sidebar) sidebar.scrollTop = current.offsetTop - sidebar.clientHeight / 2

followReading()

/** Marks the heading that is being read in the list of contents. */
function followReading(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')]
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.find(({ isIntersecting }) => isIntersecting)
      if (!entry) return
      for (const link of links) {
        if (link.hash === `#${entry.target.id}`) link.setAttribute('aria-current', 'true')
        else link.removeAttribute('aria-current')
      }
    },
    { rootMargin: '-60px 0px -75% 0px' },
  )
  for (const { hash } of links) {
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)))
    if (heading) observer.observe(heading)
  }
}

/** A page that is not served over HTTPS, nor from this machine, has no clipboard: the buttons stay hidden. */
function addCopyButtons(): void {
  if (!navigator.clipboard) return
  for (const button of document.querySelectorAll<HTMLButtonElement>('button.copy')) {
    button.hidden = false
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(
        button.parentElement?.querySelector('code')?.textContent ?? '',
      )
      button.textContent = 'Copied'
      setTimeout(() => {
        button.textContent = 'Copy'
      }, copiedMs)
    })
  }
}

/** From what is shown to the other theme; back at the device's own, the choice is forgotten. */
function nextTheme(): void {
  const deviceTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const shown = document.documentElement.dataset['theme'] ?? deviceTheme
  const next = shown === 'dark' ? 'light' : 'dark'
  if (next === deviceTheme) {
    localStorage.removeItem(themeKey)
    delete document.documentElement.dataset['theme']
  } else {
    localStorage.setItem(themeKey, next)
    document.documentElement.dataset['theme'] = next
  }
}
