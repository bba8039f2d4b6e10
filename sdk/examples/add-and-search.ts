// Adds a text to a new knowledge base, waits until it is searchable, and asks a question.
//
//   CAPSTAN_URL=http://127.0.0.1:8080 CAPSTAN_TOKEN=cap_… node sdk/examples/add-and-search.ts
import { Capstan, isCapstanError } from '@capstan/sdk'

const { CAPSTAN_URL: url = 'http://127.0.0.1:8080', CAPSTAN_TOKEN: token = '' } = process.env
const capstan = new Capstan({ url, token })

try {
  const base = await capstan.bases.create({ name: 'Opening hours' })
  const source = await capstan.sources.addAndWait(base.id, {
    type: 'text',
    name: 'Opening hours',
    text: 'We open at nine in the morning. On Sundays we open at ten.',
  })
  console.log(`${source.name}: ${source.chunksCount} chunk(s) in ${base.id}`)

  const { data } = await capstan.bases.search(base.id, { query: 'When do you open on Sundays?' })
  for (const hit of data) console.log(`${hit.score.toFixed(2)}  ${hit.text}`)
} catch (error) {
  if (!isCapstanError(error)) throw error
  console.error(`${error.message} (${error.code}, ${error.requestId})`)
  process.exitCode = 1
}
