// The page works without this script. It adds live totals, drawn signatures, the count of views and small conveniences.

const root = document.documentElement
const desk = /** @type {HTMLElement} */ (document.querySelector('[data-act]'))
const address = desk.dataset['act'] ?? ''
const form = /** @type {HTMLFormElement | null} */ (document.querySelector('#sign'))
root.classList.add('js')

/**
 * @template {Element} T
 * @param {string} selector
 * @returns {T[]}
 */
const all = (selector) => /** @type {T[]} */ ([...document.querySelectorAll(selector)])

// A view is counted when a person sees the page, not when a browser preloads it.
function view() {
  if (document.visibilityState !== 'visible') return
  document.removeEventListener('visibilitychange', view)
  fetch(`${address}view`, { method: 'POST', keepalive: true }).catch(() => {})
}
document.addEventListener('visibilitychange', view)
view()

/** @type {HTMLElement[]} */
const printers = all('[data-print]')
for (const button of printers) {
  button.hidden = false
  button.addEventListener('click', () => print())
}

// Live totals: the server computes and formats them; the page shows its response.
/** @type {AbortController | undefined} */
let asking
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting

async function total() {
  if (!form) return
  asking?.abort()
  asking = new AbortController()
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (/^(item|group\.|quantity\.)/.test(name)) body.append(name, String(value))
  }
  const { signal } = asking
  const headers = { accept: 'application/json' }
  const response = await fetch(`${address}totals`, { method: 'POST', body, headers, signal })
  const answer = await response.json()
  if (response.ok) show(answer)
  else say(answer.error.message)
}

/** @param {{ totals: { firstTotal: number }, shown: { total: string, html: Record<string, string>, nets: Record<string, string> } }} answer */
function show({ totals, shown }) {
  for (const place of all('[data-live]')) {
    const text = shown.html[/** @type {HTMLElement} */ (place).dataset['live'] ?? '']
    if (text !== undefined) place.innerHTML = text
  }
  for (const place of all('[data-net]')) {
    const text = shown.nets[/** @type {HTMLElement} */ (place).dataset['net'] ?? '']
    if (text !== undefined) place.textContent = text
  }
  /** @type {HTMLInputElement[]} */
  const fields = all('[data-total]')
  for (const field of fields) {
    field.value = String(totals.firstTotal)
  }
  say((desk.dataset['says'] ?? '').replace('{amount}', shown.total))
}

/** @param {string} text */
function say(text) {
  for (const place of all('[data-said]')) place.textContent = text
}

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !('choice' in target.dataset)) return
  clearTimeout(waiting)
  const wait = target.type === 'number' ? 350 : 0
  // If this fails, the shown total stays: the server compares it when the proposal is signed.
  waiting = setTimeout(() => void total().catch(() => {}), wait)
})

if (form) sign(form)

/** @param {HTMLFormElement} sheet */
function sign(sheet) {
  const name = /** @type {HTMLInputElement} */ (sheet.querySelector('#name'))
  const typed = /** @type {HTMLInputElement} */ (sheet.querySelector('#typed'))
  const strokes = /** @type {HTMLInputElement} */ (sheet.querySelector('[name=strokes]'))
  const drawing = draw(/** @type {SVGSVGElement} */ (sheet.querySelector('.drawing svg')))

  // The signature follows the name until the signer types another one.
  let isOwn = typed.value !== ''
  // A long signature is written smaller: a field cuts off what it has no room for.
  const fit = () => {
    typed.style.fontSize = ''
    let size = Number.parseFloat(getComputedStyle(typed).fontSize)
    while (typed.scrollWidth > typed.clientWidth && size > 6) {
      size -= 1
      typed.style.fontSize = `${size}px`
    }
  }
  const follow = () => {
    if (!isOwn) typed.value = name.value
    fit()
  }
  typed.addEventListener('input', () => {
    isOwn = typed.value !== ''
    fit()
  })
  addEventListener('resize', fit)
  void document.fonts.ready.then(fit)
  name.addEventListener('input', follow)
  follow()

  const ways = /** @type {HTMLElement} */ (sheet.querySelector('[data-ways]'))
  ways.hidden = false
  const isDrawn = () => new FormData(sheet).get('way') === 'drawn'
  /** @type {HTMLElement[]} */
  const typedParts = all('[data-typed]')
  /** @type {HTMLElement[]} */
  const drawnParts = all('[data-drawn]')
  const choose = () => {
    const isNow = isDrawn()
    for (const part of typedParts) part.hidden = isNow
    for (const part of drawnParts) part.hidden = !isNow
  }
  ways.addEventListener('change', choose)
  choose()
  sheet.querySelector('[data-undo]')?.addEventListener('click', () => drawing.undo())
  sheet.querySelector('[data-clear]')?.addEventListener('click', () => drawing.clear())

  let isSent = false
  sheet.addEventListener('submit', (event) => {
    strokes.value = isDrawn() ? JSON.stringify(drawing.strokes()) : ''
    // A second click is suppressed; the server would return the first result.
    if (isSent) event.preventDefault()
    isSent = true
  })
  // A page restored from the browser's cache can be submitted again.
  addEventListener('pageshow', () => {
    isSent = false
  })
}

/**
 * Records lines drawn with a finger, a pen or the mouse. The field keeps its shape from the first point on, so that
 * rotating a phone keeps the drawing.
 *
 * @param {SVGSVGElement} field
 */
function draw(field) {
  const maxPoints = 5000
  /** @type {[number, number][][]} */
  let strokes = []
  /** @type {SVGPolylineElement | undefined} */
  let line
  const count = () => strokes.reduce((sum, { length }) => sum + length, 0)

  /** @param {PointerEvent} event */
  const add = ({ clientX, clientY }) => {
    const stroke = strokes.at(-1)
    if (!stroke || !line || count() >= maxPoints) return
    const matrix = field.getScreenCTM()
    if (!matrix) return
    const at = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
    const { width, height } = field.viewBox.baseVal
    const [x, y] = [within(at.x, width), within(at.y, height)]
    const last = stroke.at(-1)
    if (last && last[0] === x && last[1] === y) return
    stroke.push([x, y])
    // A dot is a line of no length; its round ends make it visible.
    const points = stroke.length === 1 ? [stroke[0], stroke[0]] : stroke
    line.setAttribute('points', points.join(' '))
  }

  field.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0 || count() >= maxPoints) return
    event.preventDefault()
    if (strokes.length === 0) {
      const { width, height } = field.getBoundingClientRect()
      field.setAttribute('viewBox', `0 0 ${width} ${height}`)
    }
    field.setPointerCapture(event.pointerId)
    line = document.createElementNS('http://www.w3.org/2000/svg', 'polyline')
    field.append(line)
    strokes.push([])
    add(event)
  })
  field.addEventListener('pointermove', (event) => {
    if (!line || !event.isPrimary) return
    const steps = event.getCoalescedEvents?.() ?? []
    for (const step of steps.length > 0 ? steps : [event]) add(step)
  })
  const lift = () => {
    line = undefined
  }
  field.addEventListener('pointerup', lift)
  field.addEventListener('pointercancel', lift)

  return {
    strokes: () => fitted(strokes, field.viewBox.baseVal.width),
    undo() {
      strokes.pop()
      field.lastElementChild?.remove()
    },
    clear() {
      strokes = []
      field.replaceChildren()
    },
  }
}

/** @param {number} place @param {number} most */
const within = (place, most) => Math.min(Math.max(Math.round(place * 10) / 10, 0), most)

/** Size of the signature in the PDF, in points. */
const place = { width: 150, height: 44 }

/**
 * Scales the drawing to the signature's place in the PDF. It keeps its proportions and is at most twice the size that
 * the field has there. Coordinates are whole numbers from 0 to 1000 of the place's width and height.
 *
 * @param {[number, number][][]} strokes
 * @param {number} fieldWidth
 * @returns {[number, number][][]}
 */
function fitted(strokes, fieldWidth) {
  const xs = strokes.flat().map(([x]) => x)
  const ys = strokes.flat().map(([, y]) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const scale = Math.min(
    (2 * place.width) / fieldWidth,
    place.width / Math.max(width, 1),
    place.height / Math.max(height, 1),
  )
  const [startX, startY] = [(place.width - width * scale) / 2, (place.height - height * scale) / 2]
  return strokes.map((stroke) =>
    stroke.map(([x, y]) => [
      Math.round(((startX + (x - left) * scale) / place.width) * 1000),
      Math.round(((startY + (y - top) * scale) / place.height) * 1000),
    ]),
  )
}

// The contents mark the reader's position.
const links = /** @type {HTMLAnchorElement[]} */ (all('.contents a'))
const parts = links.flatMap((link) => document.querySelector(link.hash) ?? [])
function mark() {
  const reached = parts.filter((part) => part.getBoundingClientRect().top < innerHeight / 3)
  const at = reached.at(-1) ?? parts[0]
  for (const link of links) {
    if (at && link.hash === `#${at.id}`) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}
if (parts.length > 0) {
  addEventListener('scroll', mark, { passive: true })
  mark()
}
