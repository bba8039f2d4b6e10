import { imageUrl } from '../images.ts'

/** Draws the page that the server rendered into a document, whose place in the page stays. */
export function drawPage(page: Document, html: string): void {
  const next = new DOMParser().parseFromString(html, 'text/html')
  disarm(next)
  const { lang, dir, className } = next.documentElement
  Object.assign(page.documentElement, { lang, dir, className })
  drawStyles(page, next)
  page.body.replaceChildren(...next.body.childNodes)
  for (const image of page.querySelectorAll<HTMLImageElement>('img[data-image]')) {
    imageUrl(decodeURIComponent(image.dataset['image'] ?? '')).then(
      (url) => image.setAttribute('src', url),
      () => {},
    )
  }
}

const storedImage = /\/proposal-images\/([^/]+)$/

/** Takes away what a click could do: an author reads the page, and nobody signs it here. */
function disarm(page: Document): void {
  for (const link of page.querySelectorAll('a[href]')) {
    const address = link.getAttribute('href') ?? ''
    if (address.startsWith('#')) link.setAttribute('href', `about:srcdoc${address}`)
    else link.removeAttribute('href')
  }
  for (const button of page.querySelectorAll('button')) button.type = 'button'
  for (const field of page.querySelectorAll('[autofocus]')) field.removeAttribute('autofocus')
  // A plain address would be asked for without the organization that the dashboard shows.
  for (const image of page.querySelectorAll<HTMLImageElement>('img')) {
    const [, id] = storedImage.exec(image.getAttribute('src') ?? '') ?? []
    if (id !== undefined) image.dataset['image'] = id
    image.removeAttribute('src')
  }
}

/** Replaces the sheets that differ: one that stays is not loaded again, so the page does not flash. */
function drawStyles(page: Document, next: Document): void {
  const sheets = [...next.querySelectorAll('link[rel="stylesheet"]')]
  const wanted = sheets.map((sheet) => new URL(sheet.getAttribute('href') ?? '', location.origin))
  for (const { href } of wanted.filter(({ origin }) => origin === location.origin)) {
    if (page.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue
    const link = page.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    page.head.append(link)
  }
  const kept = new Set(wanted.map(({ href }) => href))
  for (const link of page.head.querySelectorAll('link')) if (!kept.has(link.href)) link.remove()
}
