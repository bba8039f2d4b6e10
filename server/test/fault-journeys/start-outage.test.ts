import assert from 'node:assert/strict'
import { test } from 'node:test'
import { breakableDatabase } from '../fixtures/breakable-database.ts'
import { onPostgres } from '../harness.ts'
import { install } from '../server-process.ts'

/** Answers of PostgreSQL after which it is gone: before the first query, in the migrations, in the queue's start. */
for (const answers of [2, 6, 30]) {
  test(`a start that PostgreSQL leaves after ${answers} answers waits for it, and says so in a line`, {
    skip: !onPostgres && 'about PostgreSQL',
  }, async (t) => {
    const installation = await install(t)
    const database = await breakableDatabase(t, installation.environment['DATABASE_URL'] ?? '')
    installation.environment['DATABASE_URL'] = database.url
    let cuts = 0
    database.cutAfter(answers, () => {
      cuts++
      setTimeout(database.mend, 2_000)
    })
    const server = await installation.start()
    assert.equal(cuts, 1)
    assert.equal((await fetch(`${server.url}/readyz`)).status, 200)
    assert.match(server.output(), /waiting up to 60 s for the database at/)
    assert.doesNotMatch(server.output(), /^\s+at /m)
    assert.equal(await server.stop(), 0)
  })
}
