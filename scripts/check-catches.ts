import { globSync, readFileSync } from 'node:fs'

const isSilentBlock = (body: string): boolean =>
  body.trim() === '' || (!/\bthrow\b/.test(body) && /\breturn(?: null| undefined)?\s*$/m.test(body))

const isSilentHandler = (handler: string): boolean =>
  /^\s*(?:async )?\(\w*\) =>\s*(?:null|undefined|\{\s*\}|void 0)\s*,?\s*$/.test(handler)

/**
 * Names each `catch` of the server that swallows an error without a comment that says which error it expects. A `catch`
 * swallows if it throws nothing and returns null, undefined or nothing, or is empty.
 */
const faults = globSync('server/src/**/*.ts', { exclude: (name) => name.endsWith('.test.ts') })
  .filter((file) => !/\.(?:test|generated)\.ts$/.test(file))
  .flatMap((file) => silentCatches(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`))

for (const fault of faults) console.error(`${fault} swallows an error: say which one it expects.`)
if (faults.length > 0) process.exitCode = 1

function silentCatches(source: string): number[] {
  return [...source.matchAll(/\.catch\(|\bcatch(?: \([^)]*\))? \{/g)].flatMap(
    ({ 0: head, index }) => {
      const body = enclosed(source, index + head.length)
      const before = source.slice(0, index).split('\n')
      const lineBefore = before.at(-2) ?? ''
      const isExplained = body.includes('//') || body.includes('/*') || /\/\/|\*\//.test(lineBefore)
      const swallows = head === '.catch(' ? isSilentHandler(body) : isSilentBlock(body)
      return swallows && !isExplained ? [before.length] : []
    },
  )
}

/** Returns the text up to the bracket that closes one opened just before `start`. */
function enclosed(source: string, start: number): string {
  let depth = 1
  let end = start
  while (depth > 0 && end < source.length) {
    if ('({['.includes(source[end] ?? '')) depth++
    if (')}]'.includes(source[end] ?? '')) depth--
    end++
  }
  return source.slice(start, end - 1)
}
