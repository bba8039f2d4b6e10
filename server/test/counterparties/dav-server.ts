import type { ServerResponse } from 'node:http'
import type { TestContext } from 'node:test'
import { type ReceivedRequest, startHttpServer } from '../fixtures/tls-server.ts'

type Answer = (
  request: ReceivedRequest,
  send: (body: string, status?: number) => void,
  response: ServerResponse,
) => void

/** A server that says of DAV what a test wants it to say, true or not. */
export const startDavServer = (t: TestContext, answer: Answer) =>
  startHttpServer(t, (request, response) => {
    answer(
      request,
      (body, status = 207) =>
        void response.writeHead(status, { 'content-type': 'application/xml' }).end(body),
      response,
    )
  })

export const multistatus = (...responses: string[]): string =>
  `<?xml version="1.0"?><multistatus xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:carddav">${responses.join('')}</multistatus>`

export const found = (href: string, properties = ''): string =>
  `<response><href>${href}</href><propstat><prop>${properties}</prop><status>HTTP/1.1 200 OK</status></propstat></response>`

export const statusOf = (href: string, status: number): string =>
  `<response><href>${href}</href><status>HTTP/1.1 ${status} x</status></response>`

export const cardOf = (name: string, more = ''): string =>
  `<c:address-data>BEGIN:VCARD&#13;\nVERSION:3.0&#13;\nUID:${name}&#13;\nFN:${name}&#13;\nEMAIL:${name}@example.com&#13;\n${more}END:VCARD&#13;\n</c:address-data>`
