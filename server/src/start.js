import { enableCompileCache } from 'node:module'

// JavaScript: for a first file of TypeScript alone Node loads what strips types, 15 MB. Of all others the cache of an
// earlier start has what is left of them.
enableCompileCache()
await import('./main.ts')
