import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { test } from 'node:test'

const dist = new URL('../dist/', import.meta.url)
const assets = new URL('assets/', dist)
/** A little more than there is, so that growth is seen. The aim is 120 KB, of which React alone takes 58. */
const maxBytes = 143_000
/** HTTP/1.1 loads six at a time. */
const maxFiles = 8

/** What a script loads before it runs: its imports, and theirs. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  const text = readFileSync(new URL(name, assets), 'utf8')
  for (const [, imported = ''] of text.matchAll(
    /(?:\bfrom|\bimport)\s*["'`]\.\/([\w~-]+\.js)["'`]/g,
  )) {
    withImports(imported, found)
  }
  return found
}

test('the first page loads less than 143 KB of compressed JavaScript in few files', {
  skip: !existsSync(new URL('index.html', dist)) && 'the dashboard is not built: npm run build',
}, (t) => {
  const index = readFileSync(new URL('index.html', dist), 'utf8')
  const scripts = [...index.matchAll(/assets\/([\w-]+\.js)/g)].map(([, name = '']) => name)
  const pages = readdirSync(assets).filter((name) => /^(?:shell|overview)-[\w-]+\.js$/.test(name))
  assert.ok(scripts.length > 0 && pages.length === 2, 'the build has other names than this expects')
  const loaded = new Set([...scripts, ...pages].flatMap((name) => [...withImports(name)]))
  const sizes = [...loaded].map((name) => statSync(new URL(`${name}.br`, assets)).size)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  t.diagnostic(`${total} bytes in ${loaded.size} files`)
  assert.ok(loaded.size <= maxFiles, `${loaded.size} files are more than ${maxFiles}`)
  assert.ok(total < maxBytes, `${total} bytes are more than ${maxBytes}`)
})
