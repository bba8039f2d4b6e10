#!/usr/bin/env node
// The source is TypeScript, which Node runs by itself from 22.18 on. With an older one, the Node
// that comes with this project takes over.
import { spawnSync } from 'node:child_process'
import module, { createRequire } from 'node:module'

if (process.features.typescript) {
  // A start takes a third of the time when an earlier one has compiled the files.
  module.enableCompileCache()
  const { main } = await import('../src/main.ts')
  await main()
} else {
  const node = pinnedNode()
  if (node === undefined) {
    console.error(`capstan needs Node 22.18 or later; this is ${process.version}.`)
    process.exit(2)
  }
  // Ctrl-C reaches both; the other one says how it ends.
  process.on('SIGINT', () => {})
  const { status } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' })
  process.exit(status ?? 1)
}

function pinnedNode() {
  try {
    return createRequire(import.meta.url).resolve('node/bin/node')
  } catch {
    return undefined
  }
}
