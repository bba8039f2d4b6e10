import { readFileSync } from 'node:fs'
import { join } from 'node:path'

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

async function post(path: string, body: object): Promise<{ id: string }> {
  const response = await fetch(`${url}/v1${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as { id: string; error?: { message: string } }
  if (!response.ok) throw new Error(`POST ${path}: ${answer.error?.message}`)
  return answer
}

const people = [
  'Ada Lovelace',
  'Grace Hopper',
  'Alan Turing',
  'Katherine Johnson',
  'Edsger Dijkstra',
]
for (const [index, name] of people.entries()) {
  await post('/contacts', {
    name,
    tags: index % 2 ? ['customer'] : ['lead'],
    custom: { rank: index },
  })
}

const handbook = await post('/bases', { name: 'Handbook', description: 'How the shop works' })
const texts = {
  'Opening hours': '# Opening hours\n\nWe open at nine and close at six.\n\n## Sundays\n\nClosed.',
  Returns: '# Returns\n\nWhat you bought can be returned within thirty days, with the receipt.',
  Shipping: '# Shipping\n\n| Country | Days |\n| --- | --- |\n| Germany | 2 |\n| Japan | 7 |',
}
for (const [name, text] of Object.entries(texts)) {
  await post(`/bases/${handbook.id}/sources`, { type: 'text', name, text })
}
console.log(`Seeded ${people.length} contacts and the base ${handbook.id} at ${url}.`)
