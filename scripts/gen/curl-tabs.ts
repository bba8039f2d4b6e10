import { readFile } from 'node:fs/promises'

/** An `http` block, the `curl` block made of it if there is one, and the answer after them. */
const exchange =
  /^(```http tab="HTTP"\n([\s\S]*?)^```\n)(?:\n```sh tab="curl"\n[\s\S]*?^```\n)?(\n```json \d{3}\n([\s\S]*?)^```\n)?/gm

/** Names of variables; what has no entry is called as its prefix. */
const names: Record<string, string> = {
  ...{ con: 'CONTACT', com: 'COMPANY', imp: 'IMPORT', exp: 'EXPORT', kb: 'BASE', src: 'SOURCE' },
  ...{ prop: 'PROPOSAL', tpl: 'TEMPLATE', cat: 'CATALOG_ITEM', hook: 'HOOK', aut: 'AUTOMATION' },
  ...{
    conn: 'CONNECTION',
    syn: 'SYNC',
    dst: 'DESTINATION',
    wh: 'WEBHOOK',
    arun: 'RUN',
    rcp: 'RECIPIENT',
  },
}

/** What each installation has others of, and how `field` reads it from the text that has it. */
const kinds: readonly [pattern: RegExp, read: string][] = [
  [/^([a-z]+_[0-9a-z]{26})$/, ''],
  [/^([0-9a-f]{64})$/, ''],
  [/\/p\/([0-9A-Za-z]{60,80})$/, '.split("/").pop()'],
  [/(in_[0-9A-Za-z]{22})$/, '.split("/").pop()'],
]
const anyId =
  /\b(?:[a-z]+_01jbts[0-9a-z]{20}|in_[0-9A-Za-z]{22}|[0-9a-f]{64}|01jbts[0-9A-Za-z]{54,74})\b/g

interface Value {
  printed: string
  path: string
}

/** The page with a `curl` block after each `http` block, which takes ids from the answers before it. */
export const curlTabs = (path: string) => async (): Promise<string> => {
  const text = await readFile(path, 'utf8')
  const variables = new Map<string, string>()
  return text.replaceAll(
    exchange,
    (...[, block, request, answer = '', json = 'null', at, all]: string[]) => {
      const later = all?.slice(Number(at) + String(block).length + answer.length) ?? ''
      const curl = withVariables(toCurl(request ?? ''), variables, path)
      const found = valuesOf(JSON.parse(json), '')
        .filter(({ printed }) => !variables.has(printed))
        .flatMap((value) => {
          const name = nameOf(value.printed, variables)
          const isUsed = [...later.matchAll(exchange)].some(([, , next]) =>
            next?.includes(value.printed),
          )
          if (!isUsed && !new RegExp(`\\$${name}\\b`).test(later.replaceAll(exchange, '')))
            return []
          variables.set(value.printed, name)
          return [{ name, path: value.path }]
        })
      return `${block}\n\`\`\`sh tab="curl"\n${keeping(curl, found)}\`\`\`\n${answer}`
    },
  )
}

function keeping({ before, command }: Command, values: { name: string; path: string }[]): string {
  if (values.length === 0) return `${before}${command}\n`
  const reads = values.map(({ name, path }) => {
    const argument = /^[\w.]+$/.test(path) ? path : `'${path}'`
    return `${name}=$(field ${argument} <<< "$ANSWER")\n`
  })
  return `${before}ANSWER=$(${command})\necho "$ANSWER"\n${reads.join('')}`
}

interface Command {
  before: string
  command: string
}

function toCurl(request: string): Command {
  const [head = '', body = ''] = request.trimEnd().split(/\n\n([\s\S]*)/)
  const [line = '', ...headers] = head.split('\n')
  const [method, path = ''] = line.split(' ')
  const [, file] = /^Content-Type: multipart\/form-data; file=(\S+)$/.exec(headers[0] ?? '') ?? []
  const words = [`"$CAPSTAN_URL${path}"`]
  if (path.startsWith('/v1/')) words.push('-H "Authorization: Bearer $CAPSTAN_TOKEN"')
  if (method !== (body ? 'POST' : 'GET')) words.unshift(`-X ${method}`)
  if (file) {
    words.push(`-F file=@${file}`)
    return {
      before: `cat > ${file} <<'END'\n${body}\nEND\n`,
      command: `curl -sS ${words.join(' ')}`,
    }
  }
  const others = headers.map((header) => `-H '${header}'`)
  if (body)
    others.push("-H 'Content-Type: application/json'", `-d '${body.replaceAll("'", `'\\''`)}'`)
  const rest = others.length > 0 ? ` \\\n  ${others.join(' ')}` : ''
  return { before: '', command: `curl -sS ${words.join(' ')}${rest}` }
}

/** Between single quotes a variable needs to leave them. */
function withVariables(
  { before, command }: Command,
  variables: ReadonlyMap<string, string>,
  page: string,
): Command {
  const bodyAt = command.indexOf(" -d '")
  const filled = command.replaceAll(anyId, (printed, at: number) => {
    const name = variables.get(printed)
    if (!name) throw new Error(`${page}: no answer before a request has ${printed}.`)
    return bodyAt !== -1 && at > bodyAt ? `'$${name}'` : `$${name}`
  })
  return { before, command: filled }
}

/** The ids, hashes and tokens of an answer, each with the expression that reads it. */
function valuesOf(value: unknown, path: string): Value[] {
  if (typeof value === 'string') {
    for (const [pattern, read] of kinds) {
      const [, printed] = pattern.exec(value) ?? []
      if (printed) return [{ printed, path: `${path}${read}` }]
    }
    return []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    valuesOf(part, Array.isArray(value) ? `${path}[${name}]` : path ? `${path}.${name}` : name),
  )
}

function nameOf(printed: string, variables: ReadonlyMap<string, string>): string {
  const [, prefix = ''] = /^([a-z]+)_[0-9a-z]{26}$/.exec(printed) ?? []
  const word = prefix ? (names[prefix] ?? prefix.toUpperCase()) : ''
  const name =
    word ||
    (/^[0-9a-f]{64}$/.test(printed) ? 'HASH' : printed.startsWith('in_') ? 'HOOK_PATH' : 'LINK')
  const taken = [...variables.values()].filter((one) => one.replace(/_\d+$/, '') === name).length
  return taken === 0 ? name : `${name}_${taken + 1}`
}
