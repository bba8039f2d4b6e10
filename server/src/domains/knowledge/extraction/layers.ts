import { childrenOf, elementsIn, isElement, type PageElement } from './page-tree.ts'

/** Ids and classes of the consent managers that most sites use, and the names that others give such a layer. */
const consentName =
  /(?:^|[\s_-])(?:cmplz-cookiebanner|moove_gdpr|onetrust|ot-sdk|cybot|cookiebot|usercentrics|uc-banner|borlabs|borlabscookie|didomi|qc-cmp2?|sp_message|iubenda-cs|cky-|cookieyes|termly|truste|trustarc|klaro|tarteaucitron|osano|axeptio|cc-window|cookie-?law-?info|cli-bar|cli-modal|cookie-?notice|cn-notice|eu-?cookie|cookie-?first|fc-consent|evidon|cookie-?(?:banner|bar|box|consent|dialog|disclaimer|hint|layer|message|modal|overlay|popup|prompt|warning|wall)|(?:gdpr|dsgvo|privacy|consent)-?(?:banner|bar|box|dialog|layer|manager|message|modal|notice|overlay|popup|tool|wall)|(?:newsletter|subscribe|signup|sign-up|email|promo|exit)-?(?:modal|popup|overlay|lightbox|layer))/i
const dialogRoles = new Set(['alertdialog', 'dialog'])

/**
 * Removes what lies over a page: dialogs by tag, role or `aria-modal`, and consent and newsletter layers by
 * their names. One that holds the content of the page, or all of its words but those around it, is no layer.
 */
export function removeLayers(body: PageElement): void {
  const layers: PageElement[] = []
  const visit = (parent: PageElement): boolean => {
    let hasOther = false
    for (const child of childrenOf(parent)) {
      if (!isElement(child))
        hasOther ||= /[\p{L}\p{N}]/u.test((child as { data?: string }).data ?? '')
      else if (isLayer(child)) layers.push(child)
      else if (!/^(?:nav|footer)$/.test(child.localName)) hasOther = visit(child) || hasOther
    }
    return hasOther
  }
  if (visit(body)) for (const layer of layers) layer.remove()
}

function isLayer(element: PageElement): boolean {
  const { localName } = element
  if (/^(?:main|article|h[1-6]|a|p|li|pre|code)$/.test(localName)) return false
  const isDialog =
    localName === 'dialog' ||
    dialogRoles.has(element.getAttribute('role') ?? '') ||
    element.getAttribute('aria-modal') === 'true'
  const name = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`
  const isNamed = name.length <= 300 && consentName.test(name.replace(/([a-z])([A-Z])/g, '$1-$2'))
  return (isDialog || isNamed) && !holdsMarked(element)
}

function holdsMarked(element: PageElement): boolean {
  for (const inner of elementsIn(element)) {
    const isMain = inner.localName === 'main' || inner.getAttribute('role') === 'main'
    if (isMain || inner.localName === 'article' || inner.localName === 'h1') return true
  }
  return false
}
