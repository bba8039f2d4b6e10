/** Short reply of an operation with a raw reply. A web `Response` costs a stream, 60 µs per answer. */
export class TextReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  constructor(status: number, headers: Readonly<Record<string, string>>, body: string) {
    this.status = status
    this.headers = headers
    this.body = body
  }
}
