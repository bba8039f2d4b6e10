/** Rules of a robots.txt for one robot (RFC 9309). */
export interface RobotsRules {
  /** Returns true if the path is allowed; `path` includes the query, as `URL` writes it. */
  allows(path: string): boolean
  /** Delay that the site asks for between two requests; null if it asks for none. */
  crawlDelaySeconds: number | null
  sitemaps: readonly string[]
}

export const noRules: RobotsRules = { allows: () => true, crawlDelaySeconds: null, sitemaps: [] }

interface Rule {
  isAllowed: boolean
  /** Length of the pattern. The longest match decides. */
  length: number
  /** Text between the wildcards. */
  parts: readonly string[]
  isAnchored: boolean
}

interface Group {
  agents: string[]
  rules: Rule[]
  crawlDelaySeconds: number | null
}

/**
 * Reads the groups for `agent` (a product token), or those for `*` if there are none. Unknown lines are skipped, and
 * only rules end a group's list of agents. Matching looks for the parts of a pattern one after the other, so its time
 * grows with the file plus the path, not with their product for each wildcard.
 */
export function readRobots(text: string, agent: string): RobotsRules {
  const { groups, sitemaps } = groupsOf(text)
  const own = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()))
  const chosen = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'))
  const rules = chosen.flatMap((group) => group.rules)
  // Longest first, and of equal lengths the allowing one: then the first match decides.
  rules.sort((a, b) => b.length - a.length || Number(b.isAllowed) - Number(a.isAllowed))
  const delays = chosen.flatMap(({ crawlDelaySeconds }) => crawlDelaySeconds ?? [])
  return {
    allows: (path) => {
      const encoded = evenlyEncoded(path)
      return rules.find((rule) => matches(rule, encoded))?.isAllowed ?? true
    },
    crawlDelaySeconds: delays.length > 0 ? Math.max(...delays) : null,
    sitemaps,
  }
}

function groupsOf(text: string): { groups: Group[]; sitemaps: string[] } {
  const groups: Group[] = []
  const sitemaps: string[] = []
  let group: Group | null = null
  let isNaming = false
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const [name = '', ...rest] = line.replace(/#.*$/, '').split(':')
    const value = rest.join(':').trim()
    switch (name.trim().toLowerCase()) {
      case 'user-agent':
        if (!group || !isNaming) {
          group = { agents: [], rules: [], crawlDelaySeconds: null }
          groups.push(group)
        }
        isNaming = true
        group.agents.push(productOf(value))
        break
      case 'allow':
      case 'disallow':
        isNaming = false
        if (value !== '') group?.rules.push(readRule(value, name.trim().toLowerCase() === 'allow'))
        break
      case 'crawl-delay':
        if (group && /^\d{1,6}(?:\.\d+)?$/.test(value)) group.crawlDelaySeconds = Number(value)
        break
      case 'sitemap':
        sitemaps.push(value)
        break
    }
  }
  return { groups, sitemaps }
}

/** Returns `capstan` for `Capstan/1.0 (x)`. */
const productOf = (value: string): string =>
  value === '*' ? '*' : (/^[\w-]*/.exec(value)?.[0].toLowerCase() ?? '')

function readRule(pattern: string, isAllowed: boolean): Rule {
  const isAnchored = pattern.endsWith('$')
  const encoded = evenlyEncoded(isAnchored ? pattern.slice(0, -1) : pattern)
  return { isAllowed, isAnchored, length: encoded.length, parts: encoded.split(/\*+/) }
}

function matches({ parts, isAnchored }: Rule, path: string): boolean {
  const [first = '', ...rest] = parts
  if (!path.startsWith(first)) return false
  let at = first.length
  const last = isAnchored ? rest.pop() : undefined
  for (const part of rest) {
    const found = path.indexOf(part, at)
    if (found === -1) return false
    at = found + part.length
  }
  if (!isAnchored) return true
  if (last === undefined) return at === path.length
  return path.length - last.length >= at && path.endsWith(last)
}

/** RFC 9309 section 2.2.2: octets outside ASCII and their percent-encoding are equal. */
function evenlyEncoded(path: string): string {
  const encoded = path.replace(/[^\x21-\x7e]+/g, (text) => encodeURI(text.toWellFormed()))
  return encoded.replace(/%[0-9a-f]{2}/gi, (code) => {
    const char = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[A-Za-z0-9._~-]/.test(char) ? char : code.toUpperCase()
  })
}
