import { readiness } from './readiness.js'

const lamp = document.querySelector('#readiness')
const words = document.querySelector('#readiness-text')

async function check() {
  let status = null
  try {
    // biome-ignore lint/style/noRestrictedGlobals: this page's own origin
    const { status: answered } = await fetch('/readyz', { cache: 'no-store' })
    status = answered
  } catch {
    // No answer: that is what is shown.
  }
  const { state, text, nextCheckMs } = readiness(status)
  lamp.dataset.state = state
  // Written only when it changes: a screen reader says it each time.
  if (words.textContent !== text) words.textContent = text
  setTimeout(check, nextCheckMs)
}

function addCopyButton(block) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Copy'
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.querySelector('code').textContent)
    button.textContent = 'Copied'
    setTimeout(() => {
      button.textContent = 'Copy'
    }, 1_500)
  })
  block.append(button)
}

for (const place of document.querySelectorAll('[data-origin]')) place.textContent = location.origin
// Browsers give the clipboard to pages with TLS or from this machine only.
if (navigator.clipboard) document.querySelectorAll('pre').forEach(addCopyButton)
void check()
