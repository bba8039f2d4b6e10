/** The key and the values of the dashboard, whose `theme.js` applies them before the first paint. */
const key = 'capstan.theme'

/** From what is shown to the other theme; back at the device's own, the choice is forgotten. */
export function nextTheme(): void {
  const deviceTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const shown = document.documentElement.dataset['theme'] ?? deviceTheme
  const next = shown === 'dark' ? 'light' : 'dark'
  if (next === deviceTheme) {
    localStorage.removeItem(key)
    delete document.documentElement.dataset['theme']
  } else {
    localStorage.setItem(key, next)
    document.documentElement.dataset['theme'] = next
  }
}
