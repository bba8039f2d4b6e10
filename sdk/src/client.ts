import { type CapstanOptions, connect } from './connection.ts'
import { PublicApi } from './public-api.ts'

/**
 * The client of one organization.
 *
 * ```ts
 * import { Capstan } from '@capstan/sdk'
 *
 * const capstan = new Capstan({ url: 'http://127.0.0.1:8080', token: 'cap_…' })
 * const base = await capstan.bases.create({ name: 'Handbook' })
 * await capstan.sources.addAndWait(base.id, { type: 'url', url: 'https://example.com/hours' })
 * const { data } = await capstan.bases.search(base.id, { query: 'When do you open?' })
 * console.log(data[0]?.text)
 * ```
 */
export class Capstan extends PublicApi {
  /**
   * Without options the environment has the address and the token, in `CAPSTAN_URL` and `CAPSTAN_TOKEN`. Throws a TypeError
   * when one is missing, the url is no http(s) address, or the token cannot be sent.
   */
  constructor(options: CapstanOptions = {}) {
    super(connect(options))
  }
}
