import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

// Loaded before everything else, in the tests and in each process and thread that they start.
const { file, start, end, replacement } = JSON.parse(process.env['CAPSTAN_MUTANT'] ?? '{}')
delete process.env['NODE_COMPILE_CACHE']

if (file) {
  const address = pathToFileURL(file).href
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      if (url !== address) return loaded
      const text = String(loaded.source)
      return { ...loaded, source: text.slice(0, start) + replacement + text.slice(end) }
    },
  })
}
