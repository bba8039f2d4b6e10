import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'

const dist = new URL('../dist/', import.meta.url)
const assets = new URL('assets/', dist)
/** Less than the 200 KB of the title, so that growth is seen. */
const maxBytes = 168_000

/** What a script loads before it runs: its imports, and theirs. */
function withImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found
  found.add(name)
  const text = readFileSync(new URL(name, assets), 'utf8')
  for (const [, imported = ''] of text.matchAll(
    /(?:\bfrom|\bimport)\s*["'`]\.\/([\w-]+\.js)["'`]/g,
  )) {
    withImports(imported, found)
  }
  return found
}

test('the first page loads less than 200 KB of compressed JavaScript', {
  skip: !existsSync(new URL('index.html', dist)) && 'the dashboard is not built: npm run build',
}, (t) => {
  const index = readFileSync(new URL('index.html', dist), 'utf8')
  const scripts = [...index.matchAll(/assets\/([\w-]+\.js)/g)].map(([, name = '']) => name)
  const pages = readdirSync(assets).filter((name) => /^(?:shell|overview)-[\w-]+\.js$/.test(name))
  assert.ok(scripts.length > 0 && pages.length === 2, 'the build has other names than this expects')
  const loaded = new Set([...scripts, ...pages].flatMap((name) => [...withImports(name)]))
  const sizes = [...loaded].map((name) => gzipSync(readFileSync(new URL(name, assets))).length)
  const total = sizes.reduce((sum, size) => sum + size, 0)
  t.diagnostic(`${total} bytes in ${loaded.size} files`)
  assert.ok(total < maxBytes, `${total} bytes are more than ${maxBytes}`)
})
