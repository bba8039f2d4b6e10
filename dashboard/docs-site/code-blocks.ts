import hljs from 'highlight.js/lib/core'
import bash from 'highlight.js/lib/languages/bash'
import go from 'highlight.js/lib/languages/go'
import http from 'highlight.js/lib/languages/http'
import ini from 'highlight.js/lib/languages/ini'
import json from 'highlight.js/lib/languages/json'
import python from 'highlight.js/lib/languages/python'
import typescript from 'highlight.js/lib/languages/typescript'
import yaml from 'highlight.js/lib/languages/yaml'
import MarkdownIt, { type Token } from 'markdown-it'

const grammars = { bash, go, http, ini, json, python, typescript, yaml }
for (const [name, grammar] of Object.entries(grammars)) hljs.registerLanguage(name, grammar)

export const { escapeHtml } = new MarkdownIt().utils

/** What the style gives no colour: six times the size of a page of events, for nothing. */
const uncoloured = /<span class="hljs-(?!string|number|literal|comment)[\w -]+">([^<]*)<\/span>/g

/** The code of a block, coloured by classes: the policy of the pages allows no style inside them. */
export function renderFence({ info, content }: Token): string {
  // A second word of the info is a name, for the tests that run the block.
  const [language = ''] = info.split(' ')
  // The body of a request without headers would have no colours.
  const [head = '', body] = language === 'http' ? content.split(/(?<=\n\n)(?=[{[])/) : []
  const code = body ? escapeHtml(head) + coloured(body, 'json') : coloured(content, language)
  return `<div class="code"><pre tabindex="0"><code>${code}</code></pre><button type="button" class="copy" hidden>Copy</button></div>\n`
}

const coloured = (text: string, language: string): string =>
  hljs.getLanguage(language)
    ? hljs.highlight(text, { language }).value.replaceAll(uncoloured, '$1')
    : escapeHtml(text)

const tabs: Record<string, string> = { ts: 'TypeScript', http: 'HTTP', py: 'Python', go: 'Go' }

/** One way to do what a tab offers; null for what is no alternative to another block, such as an answer. */
function tabOf({ info, content }: Token): string | null {
  const [language = ''] = info.split(' ')
  const name = /\btab="([^"]+)"/.exec(info)?.[1] ?? tabs[language]
  if (name || language !== 'sh') return name ?? null
  if (/\bcurl\b/.test(content)) return 'curl'
  return /\bcapstan\b/.test(content) ? 'CLI' : null
}

/** Puts blocks that follow one another, each in another language, into one group of tabs. */
export function groupCode(tokens: readonly Token[]): Token[] {
  const grouped: Token[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const tabs = new Map<string, Token>()
    for (let next = tokens[index]; next?.type === 'fence'; next = tokens[index + tabs.size]) {
      const tab = tabOf(next)
      if (tab === null || tabs.has(tab)) break
      tabs.set(tab, next)
    }
    const first = tokens[index] as Token
    if (tabs.size > 1) {
      first.type = 'html_block'
      first.content = renderTabs(tabs)
      index += tabs.size - 1
    }
    grouped.push(first)
  }
  return grouped
}

/** Without a script all of them show, one below the other. */
function renderTabs(tabs: ReadonlyMap<string, Token>): string {
  const panels = [...tabs].map(
    ([name, token]) => `<div data-tab="${name}">${renderFence({ ...token } as Token)}</div>`,
  )
  return `<div class="tabs">${panels.join('')}</div>\n`
}
