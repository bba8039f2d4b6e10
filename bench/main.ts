import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

/**
 * `npm run bench` runs every benchmark, `npm run bench -- api search` those named. Options after the names
 * are passed on: `npm run bench -- growth --rows 100000`.
 */
const notRunAlone = new Set([
  'main.ts',
  'arrivals.ts',
  'database-cpu.ts',
  'extraction-manuals.ts',
  'pdf-makers.ts',
  'pdf-reading-cells.ts',
  'pdf-reading-tables.ts',
  'pdf-reading-texts.ts',
  'pdf-rtl-texts.ts',
  'processes.ts',
  'proposals-figures.ts',
  'proposals-world.ts',
  'publishing-world.ts',
  'receiver.ts',
  'report.ts',
  'api-host.ts',
  'hooks-flood.ts',
  'hostile-files.ts',
  'ingest-latency.ts',
  'latency-probe.ts',
  'neighbours-scenarios.ts',
  'neighbours-servers.ts',
  'neighbours-world.ts',
  'word-order.ts',
])
const folder = new URL('.', import.meta.url).pathname
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !notRunAlone.has(file) && !file.endsWith('-host.ts'))
  .map((file) => file.slice(0, -3))
const given = process.argv.slice(2)
const firstOption = given.findIndex((word) => word.startsWith('--'))
const selection = given.slice(0, firstOption === -1 ? undefined : firstOption)
const options = given.slice(selection.length)
for (const name of selection) {
  if (!names.includes(name)) throw new Error(`no benchmark ${name}; there are ${names.join(', ')}`)
}
for (const name of selection.length > 0 ? selection : names) {
  console.log(`\n# ${name}`)
  const { status } = spawnSync(process.execPath, [`${folder}${name}.ts`, ...options], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = 1
}
