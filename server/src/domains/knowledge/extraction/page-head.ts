/** Facts that a page declares about itself, as written. No value is empty. */
export interface PageHead {
  title: string | null
  lang: string | null
  /** `content` of the first meta element of each name, property, itemprop or http-equiv, in lower case. */
  meta: ReadonlyMap<string, string>
  /** Every `application/ld+json` script that is valid JSON. */
  jsonLd: unknown[]
  /** Texts of the first headings of level 1. */
  headings: string[]
  /** Date in the first element marked as the date of publication. */
  datePublished: string | null
}

type Attributes = Record<string, string>

const maxHeadings = 10
const maxJsonLdChars = 1_000_000
const maxValueChars = 2_000
const maxMetas = 500

/** Collects these facts from a parser's events, anywhere in the page. */
export class HeadReader {
  readonly #meta = new Map<string, string>()
  readonly head: PageHead = {
    title: null,
    lang: null,
    meta: this.#meta,
    jsonLd: [],
    headings: [],
    datePublished: null,
  }
  #captured: { name: string; text: string } | null = null

  openTag(name: string, attributes: Attributes): void {
    if (name === 'html' || name === 'body') {
      this.head.lang ??= attributes['lang'] || attributes['xml:lang'] || null
    } else if (name === 'meta') this.#readMeta(attributes)
    else if (name === 'title' || name === 'h1' || isJsonLd(name, attributes)) {
      this.#captured ??= { name, text: '' }
    }
    if (/\bdatePublished\b/.test(attributes['itemprop'] ?? '') || 'pubdate' in attributes) {
      this.head.datePublished ??= attributes['datetime'] || attributes['content'] || null
    }
  }

  text(text: string): void {
    if (this.#captured && this.#captured.text.length <= maxJsonLdChars) this.#captured.text += text
  }

  closeTag(name: string): void {
    const captured = this.#captured
    if (captured?.name !== name) return
    this.#captured = null
    if (name === 'script') this.#readJsonLd(captured.text)
    else this.#readText(name, captured.text)
  }

  #readText(name: string, source: string): void {
    const text = source.replace(/\s+/g, ' ').trim().slice(0, maxValueChars)
    if (text === '') return
    if (name === 'title') this.head.title ??= text
    else if (this.head.headings.length < maxHeadings) this.head.headings.push(text)
  }

  #readMeta(attributes: Attributes): void {
    const content = attributes['content']?.trim().slice(0, maxValueChars)
    if (!content || this.#meta.size >= maxMetas) return
    for (const key of ['name', 'property', 'itemprop', 'http-equiv']) {
      const name = attributes[key]?.trim().toLowerCase()
      if (name && !this.#meta.has(name)) this.#meta.set(name, content)
    }
  }

  #readJsonLd(text: string): void {
    if (text.length > maxJsonLdChars) return
    try {
      this.head.jsonLd.push(JSON.parse(text))
    } catch {
      // Broken structured data says nothing about the page's text.
    }
  }
}

const isJsonLd = (name: string, attributes: Attributes): boolean =>
  name === 'script' && /^\s*application\/ld\+json/i.test(attributes['type'] ?? '')
