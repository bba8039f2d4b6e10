import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { startHttpServer } from '../../../test/fixtures/tls-server.ts'
import { install, readFirstRun, until } from '../../../test/server-process.ts'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}
interface Span {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Attribute[]
  status: { code?: number }
}
interface Metric {
  name: string
  sum?: { isMonotonic: boolean; aggregationTemporality: number }
  gauge?: object
  unit: string
  histogram?: { dataPoints: Point[] }
}
interface Point {
  attributes: Attribute[]
  count: number
  bucketCounts: number[]
  explicitBounds: number[]
}

/** What a collector has been sent, read as the JSON encoding of OTLP. */
async function collector(t: TestContext) {
  const server = await startHttpServer(t, (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  )
  const sent = (path: string) =>
    server.requests.filter(({ url }) => url === path).map(({ body }) => JSON.parse(String(body)))
  return {
    ...server,
    spans: (): Span[] =>
      sent('/v1/traces').flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    metrics: (): Metric[] =>
      sent('/v1/metrics').at(-1)?.resourceMetrics[0].scopeMetrics[0].metrics ?? [],
    text: () => server.requests.map(({ body }) => String(body)).join('\n'),
  }
}

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const settings = (url: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: `${url}/`,
  OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=open%20sesame',
  OTEL_SERVICE_NAME: 'capstan-test',
  OTEL_METRIC_EXPORT_INTERVAL: '200',
  CAPSTAN_ALLOW_HTTP_WEBHOOKS: 'true',
  CAPSTAN_LOG_LEVEL: 'info',
})

/** Prints the name of each module of OpenTelemetry that is loaded. */
const reportLoads = `--import=data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({ load(url, context, next) {
    if (url.includes('/@opentelemetry/')) console.error('LOADED ' + url)
    return next(url, context)
  } })`)}`

describe('a collector of OpenTelemetry', () => {
  test('is sent spans of requests, transactions, jobs and deliveries, and the metrics', async (t) => {
    const watched = await collector(t)
    const receiver = await startHttpServer(t)
    const installation = await install(t, settings(watched.url))
    const server = await installation.start()
    const { apiToken, organizationId } = readFirstRun(installation)
    const post = async (path: string, body: object) => {
      const response = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      traces.push(response.headers.get('x-trace-id'))
      return response.json()
    }
    const traces: (string | null)[] = []
    await post('/v1/webhooks', { url: `${receiver.url}/hook`, events: ['*'] })
    await post('/v1/contacts', { name: 'Ada Lovelace', email: 'ada@example.com' })
    const base = (await post('/v1/bases', { name: 'Secret plans' })) as { id: string }
    const text = { type: 'text', name: 'Notes', text: 'Ada wrote the first program.' }
    await post(`/v1/bases/${base.id}/sources`, text)
    await until('all is delivered', async () => receiver.requests.length >= 2)
    await until('metrics tell of it', async () =>
      watched.metrics().some(({ name }) => name === 'capstan.delivery_attempts'),
    )
    assert.equal(await server.stop(), 0)

    const spans = watched.spans()
    const find = (name: string) => spans.find((span) => span.name === name) ?? assert.fail(name)
    const request = find('POST /v1/contacts')
    assert.equal(request.kind, 2)
    assert.match(request.traceId, /^[0-9a-f]{32}$/)
    const logged = server.output().split('\n')
    assert.ok(traces.includes(request.traceId))
    const line = logged.find((one) => one.includes('"POST","path":"/v1/contacts"')) ?? '{}'
    assert.equal(JSON.parse(line).trace_id, request.traceId)
    assert.deepEqual(attributesOf(request), {
      'http.request.method': 'POST',
      'http.route': '/v1/contacts',
      'http.response.status_code': 201,
      'capstan.organization.id': organizationId,
    })
    assert.ok(BigInt(request.endTimeUnixNano) >= BigInt(request.startTimeUnixNano))
    const part = spans.find(({ parentSpanId }) => parentSpanId === request.spanId)
    assert.deepEqual([part?.name, part?.traceId], ['transaction', request.traceId])
    const delivery = find('delivery attempt')
    assert.deepEqual([delivery.kind, delivery.parentSpanId ?? ''], [3, ''])
    assert.equal(attributesOf(delivery)['http.response.status_code'], 200)
    const job = find('job knowledge.process')
    assert.equal(job.kind, 5)
    const named = attributesOf(job)
    assert.equal(named['messaging.destination.name'], 'knowledge.process')
    assert.equal(named['capstan.organization.id'], organizationId)
    assert.match(String(named['capstan.source.id']), /^[0-9a-f-]{36}$/)

    const metric = (name: string) => watched.metrics().find((one) => one.name === name)
    assert.equal(metric('capstan.delivery_attempts')?.sum?.isMonotonic, true)
    assert.ok(metric('capstan.deliveries_pending')?.gauge)
    const [point] = metric('http.server.request.duration')?.histogram?.dataPoints ?? []
    assert.deepEqual(point?.attributes.map(({ key }) => key).toSorted(), [
      'http.request.method',
      'http.response.status_code',
      'http.route',
    ])
    assert.equal(metric('http.server.request.duration')?.unit, 's')
    assert.equal(metric('process.memory.usage')?.unit, 'By')
    // The form of the conventions, and no name of Prometheus's.
    for (const { name } of watched.metrics()) assert.match(name, /^[a-z][a-z\d]*(?:\.[a-z\d_]+)+$/)
    assert.equal(point?.bucketCounts.length, (point?.explicitBounds.length ?? 0) + 1)
    assert.equal(
      point?.bucketCounts.reduce((sum, count) => sum + count, 0),
      point?.count,
    )

    assert.ok(watched.requests.every(({ headers }) => headers['x-collector-key'] === 'open sesame'))
    assert.match(watched.text(), /"capstan-test"/)
    assert.doesNotMatch(watched.text(), /Ada|Lovelace|example\.com|Secret plans|cap_|whsec_/)
    assert.ok(receiver.requests.every(({ headers }) => headers['traceparent'] === undefined))
  })

  test('that does not answer changes nothing', async (t) => {
    const installation = await install(t, settings('http://127.0.0.1:9'))
    const server = await installation.start()
    const { apiToken } = readFirstRun(installation)
    const headers = { authorization: `Bearer ${apiToken}` }
    assert.equal((await fetch(`${server.url}/v1/me`, { headers })).status, 200)
    assert.equal(await server.stop(), 0)
  })

  test('is not given: then nothing of its libraries is loaded', async (t) => {
    const watched = await collector(t)
    for (const [given, expected] of [
      [{}, false],
      [settings(watched.url), true],
    ] as const) {
      const installation = await install(t, { ...given, NODE_OPTIONS: reportLoads })
      const server = await installation.start()
      await server.stop()
      assert.equal(server.output().includes('exporter-trace-otlp-http'), expected)
    }
  })
})
