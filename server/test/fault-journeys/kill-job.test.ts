import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { onPostgres } from '../harness.ts'
import { install, readFirstRun, until } from '../server-process.ts'

interface Answer {
  id: string
  status: string
  data: { type: string }[]
}

const waitingInserts = `from pg_stat_activity where datname = current_database()
  and wait_event_type = 'Lock' and query ilike '%insert into pgboss%'`

test('kill -9 between the commit of a source and its job: another node takes the source in, once', {
  skip: !onPostgres && 'needs several processes on one database: PostgreSQL only',
}, async (t) => {
  const installation = await install(t)
  const [doomed, other] = [await installation.start(), await installation.start()]
  const headers = {
    authorization: `Bearer ${readFirstRun(installation).apiToken}`,
    'content-type': 'application/json',
  }
  const call = async (url: string, path: string, body?: object) => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const answer = await fetch(`${url}/v1${path}`, init)
    assert.ok(answer.ok, `${path} answered ${answer.status}`)
    return (await answer.json()) as Answer
  }
  const { id: base } = await call(doomed.url, '/bases', { name: 'Kept' })
  await using stack = new AsyncDisposableStack()
  const connect = async () => {
    const opened = new pg.Client({ connectionString: installation.environment['DATABASE_URL'] })
    stack.defer(() => opened.end())
    await opened.connect()
    return opened
  }
  const [client, holder] = [await connect(), await connect()]

  await holder.query('begin; lock table pgboss.job_common in share row exclusive mode')
  const text = { type: 'text', name: 'Hours', text: '# Hours\n\nOpen from nine.' }
  const source = await call(doomed.url, `/bases/${base}/sources`, text)
  await until('its job is being sent', async () => {
    const { rowCount } = await client.query(`select ${waitingInserts}`)
    return (rowCount ?? 0) > 0
  })
  await doomed.kill()
  // The session of a node that is gone would go on with the statement.
  await client.query(`select pg_terminate_backend(pid) ${waitingInserts}`)
  const { rows } = await client.query('select name from job_outbox')
  assert.deepEqual(rows, [{ name: 'knowledge.process' }])
  await holder.query('rollback')

  await until('the other node has taken the source in', async () => {
    const { status } = await call(other.url, `/bases/${base}/sources/${source.id}`)
    return status === 'completed'
  })
  const { data } = await call(other.url, '/events?limit=100')
  const completed = data.filter(({ type }) => type === 'source.completed')
  assert.equal(completed.length, 1)
  assert.equal((await client.query('select from job_outbox')).rowCount, 0)
})
