/** A file of rows of 128 bytes, made while it is sent: whole at `/whole.csv`, by its parts at `/parts.csv`. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const rowBytes = 128
const bytes = Number(process.argv[2])
const atOnce = 512

const rowOf = (number: number): string =>
  number === 0
    ? `${'id,email,name,note'.padEnd(rowBytes - 1, ' ')}\n`
    : `${`${number},a${number}@example.com,"Ada ""${number}""",`.padEnd(rowBytes - 1, 'x')}\n`

async function send(response: ServerResponse, from: number, to: number): Promise<void> {
  for (let at = from; at < to; ) {
    const first = Math.floor(at / rowBytes)
    const text = Array.from({ length: atOnce }, (_, row) => rowOf(first + row)).join('')
    const skipped = at - first * rowBytes
    const piece = text.slice(skipped, skipped + to - at)
    at += piece.length
    if (!response.write(piece)) await once(response, 'drain')
  }
  response.end()
}

const server = createServer(({ url, headers }, response) => {
  const range = url === '/parts.csv' && /^bytes=(\d+)-(\d+)$/.exec(String(headers.range))
  const [from, to] = range ? [Number(range[1]), Math.min(Number(range[2]) + 1, bytes)] : [0, bytes]
  const place = { 'content-range': `bytes ${from}-${to - 1}/${bytes}` }
  response.writeHead(range ? 206 : 200, {
    'content-type': 'text/csv',
    'content-length': to - from,
    etag: url === '/parts.csv' ? '"1"' : 'W/"1"',
    ...(range && place),
  })
  void send(response, from, to).catch(() => response.destroy())
})
await once(server.listen(0, '127.0.0.1'), 'listening')
process.send?.((server.address() as AddressInfo).port)
