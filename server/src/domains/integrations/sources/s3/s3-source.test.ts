import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { connectionClient } from '../../../../../test/counterparties/connection-client.ts'
import {
  startVersityGateway,
  versityBucket,
  versityKeys,
} from '../../../../../test/counterparties/programs.ts'
import { idsOf, readSource } from '../../../../../test/counterparties/reading.ts'
import {
  s3Credentials,
  s3Region,
  startS3Server,
} from '../../../../../test/counterparties/s3-server.ts'
import { startHttpServer } from '../../../../../test/fixtures/tls-server.ts'
import { createS3 } from '../../../../platform/s3/index.ts'
import { s3Source } from './s3-source.ts'

const config = { bucket: 'b', region: s3Region }

test('versitygw keeps objects once, lists them in pages and returns their bytes', async (t) => {
  const gateway = await startVersityGateway(t)
  if (!gateway) return
  const { accessKeyId: username, secretAccessKey: password } = versityKeys
  const credentials = { username, password }
  const config = { bucket: versityBucket, region: s3Region }
  const client = connectionClient(t, { baseUrl: gateway.url, config, credentials })
  const s3 = createS3({
    place: { endpoint: gateway.url, ...config },
    credentials: versityKeys,
    now: () => new Date(),
    send: (request) => client.request(request),
  })
  const keys = ['a b+c.txt', "docs/ö/世界 !'()*&=.md", 'docs/x.md', 'z']
  for (const key of keys) assert.equal(await s3.put(key, Buffer.from(`of ${key}`)), 'stored', key)
  assert.equal(await s3.put('z', Buffer.from('other'), { ifAbsent: true }), 'exists')
  const all = await readSource(s3Source, { client })
  assert.deepEqual(idsOf(all), keys.toSorted())
  for (const record of all.records) {
    const opened = await record.open?.(new AbortController().signal)
    assert.equal(opened?.content.toString(), `of ${record.remoteId}`)
  }
  const part = await readSource(s3Source, { client, config: { prefix: 'docs/' } })
  assert.deepEqual(idsOf(part), keys.slice(1, 3).toSorted())
  const bad = connectionClient(t, {
    baseUrl: gateway.url,
    config,
    credentials: { ...credentials, password: 'wrong' },
  })
  await assert.rejects(readSource(s3Source, { client: bad }), {
    name: 'ConnectionFault',
    kind: 'refused',
  })
})

describe('a synced bucket', () => {
  test('is listed in pages, without the folders that consoles show', async (t) => {
    const server = await startS3Server(t, { pageSize: 3 })
    for (const key of ['a', 'docs/', 'docs/b', 'docs/🌍', 'docs/\ue000']) {
      server.put(key, key.endsWith('/') ? '' : key)
    }
    const credentials = {
      username: s3Credentials.accessKeyId,
      password: s3Credentials.secretAccessKey,
    }
    const client = connectionClient(t, { baseUrl: server.url, config, credentials })
    const all = await readSource(s3Source, { client })
    assert.deepEqual(new Set(idsOf(all)), new Set(['a', 'docs/b', 'docs/🌍', 'docs/\ue000']))
    assert.deepEqual(all.records[0]?.values, {
      path: 'a',
      name: 'a',
      size: 1,
      contentType: null,
      etag: '"0cc175b9c0f1b6a831c399e269772661"',
    })
    const first = await readSource(s3Source, { client, onPage: () => false })
    const rest = await readSource(s3Source, { client, checkpoint: first.next })
    assert.deepEqual([...idsOf(first), ...idsOf(rest)].sort(), idsOf(all))
    const opened = await all.records[0]?.open?.(new AbortController().signal)
    assert.deepEqual([opened?.content.toString(), opened?.contentType], ['a', 'text/plain'])
    server.objects.delete('a')
    const gone = all.records[0]?.open?.(new AbortController().signal)
    await assert.rejects(gone ?? Promise.resolve(), {
      name: 'SourceFault',
      message: /a was deleted/,
    })
  })

  test('whose listing loops, is cut or is invalid fails the run', async (t) => {
    const page = (inner: string) => `<ListBucketResult>${inner}</ListBucketResult>`
    const object = '<Contents><Key>k</Key><ETag>"1"</ETag><Size>1</Size></Contents>'
    const more = '<IsTruncated>true</IsTruncated><NextContinuationToken>t</NextContinuationToken>'
    const answers: [string, RegExp][] = [
      [page(object + more), /is a loop/],
      [page(more), /is a loop/],
      [page('<IsTruncated>true</IsTruncated>'), /no token for the next page/],
      ['<html/>', /is a html element/],
      ['<!DOCTYPE a><a/>', /DTD/],
    ]
    let answer = ''
    const server = await startHttpServer(t, (_request, response) => response.end(answer))
    const credentials = {
      username: s3Credentials.accessKeyId,
      password: s3Credentials.secretAccessKey,
    }
    const client = connectionClient(t, { baseUrl: server.url, config, credentials })
    for (const [text, message] of answers) {
      answer = text
      await assert.rejects(readSource(s3Source, { client }), { name: 'SourceFault', message }, text)
    }
    const none = connectionClient(t, { baseUrl: server.url, credentials })
    await assert.rejects(readSource(s3Source, { client: none }), { message: /has no bucket/ })
  })
})
