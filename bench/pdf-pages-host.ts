import { readFileSync } from 'node:fs'
import { extract } from '../server/src/domains/knowledge/extraction/extract.ts'

/** Reads the PDF that it is given and says what that took, the start of the process included. */
const { pages = [] } = await extract({
  body: readFileSync(process.argv[2] ?? ''),
  contentType: null,
  url: null,
})
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
const seconds = (userCPUTime + systemCPUTime) / 1e6
console.log(JSON.stringify({ pages: pages.length, seconds, megabytes: maxRSS / 1024 }))
