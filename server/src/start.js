import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// JavaScript: for a first file of TypeScript alone Node loads what strips types, 15 MB. Of all others the cache of an
// earlier start has what is left of them. It lies in the installation, not in the shared temporary folder of Node's
// own choice: who may write it may say what runs. Where the installation cannot be written there is none.
enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)))
await import('./main.ts')
