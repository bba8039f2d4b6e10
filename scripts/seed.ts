import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { people } from './sample/people.ts'
import { proposals } from './sample/proposals.ts'
import { addSample } from './sample/sample.ts'

/**
 * Fills a running server with something to look at: `npm run seed`, after `npm start` in another
 * terminal. Finds the address and the token where the first start left them.
 */
interface FirstRun {
  url: string
  apiToken: string
}

const directory = process.env['CAPSTAN_DATA_DIR'] ?? 'data'
const { url, apiToken } = JSON.parse(
  readFileSync(join(directory, 'first-run.json'), 'utf8'),
) as FirstRun

const baseId = await addSample(async (path, body) => {
  const response = await fetch(`${url}/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { id: string; error?: { message: string } }
  if (!response.ok) throw new Error(`POST ${path}: ${answer.error?.message}`)
  return answer
})
console.log(
  `Added ${people.length} contacts, ${proposals.length} proposals, a hook and the base ${baseId} to ${url}.`,
)
