import { childrenOf, elementsIn, isElement, isText, type PageElement, textOf } from './page-tree.ts'
import { cleanText } from './plain-text.ts'

/** Class names that highlighters use for a language, the most reliable first. */
const languageClasses = [
  /(?:^|\s)lang(?:uage)?-([\w+#.-]+)/i,
  /(?:^|\s)highlight-(?:source-)?([\w+#.-]+)/i,
  /(?:^|\s)(?:hljs|sourceCode|highlight|brush:)\s+([\w+#.-]+)/,
]
const noLanguage =
  /^(?:auto|default|hljs|none|nohighlight|notranslate|plain|plaintext|prettyprint|text|txt)$/i
const lineEnders = new Set(['div', 'p', 'li', 'tr'])

/** Writes a `pre` as the lines of a fenced block; no lines if it has no text. */
export function fenced(pre: PageElement, skipped: ReadonlySet<PageElement>): string[] {
  const code = cleanText(codeText(pre, skipped)).trimEnd()
  if (code === '') return []
  let longestRun = 2
  for (const [run] of code.matchAll(/`{3,}/g)) longestRun = Math.max(longestRun, run.length)
  const fence = '`'.repeat(longestRun + 1)
  const lines = code.split('\n')
  const first = lines.findIndex((line) => line.trim() !== '')
  return [fence + languageOf(pre), ...lines.slice(first), fence]
}

/** Returns the text of an element unchanged, with line breaks for its inner blocks. */
export function codeText(element: PageElement, skipped: ReadonlySet<PageElement>): string {
  const pieces: string[] = []
  let hasEnded = false
  const visit = (parent: PageElement): void => {
    for (const node of childrenOf(parent)) {
      if (isText(node)) {
        const text = textOf(node)
        // A line that ends as a block and with a line break ends only once.
        pieces.push(hasEnded && text.startsWith('\n') ? text.slice(1) : text)
        hasEnded = false
      } else if (isElement(node) && !skipped.has(node)) {
        visit(node)
        // The only style that a page keeps.
        const isBlock = lineEnders.has(node.localName) || node.getAttribute('style') !== null
        const isEnder = isBlock && !pieces.at(-1)?.endsWith('\n')
        if (isEnder || node.localName === 'br') pieces.push('\n')
        hasEnded = isEnder
      }
    }
  }
  visit(element)
  return pieces.join('')
}

/**
 * Finds the language in the notation of highlighters: on the `pre`, its `code`, or one of the two elements around it.
 */
function languageOf(pre: PageElement): string {
  const holders = [pre]
  for (const inner of elementsIn(pre)) if (inner.localName === 'code') holders.push(inner)
  for (let box = pre.parentNode, level = 0; box && level < 2; box = box.parentNode, level += 1) {
    holders.push(box)
  }
  for (const holder of holders) {
    const language = noted(holder)
    if (/^[\w+#.-]{1,20}$/.test(language) && !noLanguage.test(language))
      return language.toLowerCase()
  }
  return ''
}

function noted(holder: PageElement): string {
  const named = holder.getAttribute('data-lang') ?? holder.getAttribute('data-language')
  if (named) return named
  const names = holder.getAttribute('class') ?? ''
  for (const pattern of languageClasses) {
    const language = pattern.exec(names)?.[1]
    if (language) return language
  }
  return ''
}
