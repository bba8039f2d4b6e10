import assert from 'node:assert/strict'
import { describe, type TestContext, test } from 'node:test'
import { type Harness, harness } from '../../../test/harness.ts'
import { OrganizationId } from '../ids.ts'
import { admitMail } from './admission.ts'
import { queueMail, sendMail } from './queued-mail.ts'
import { defineMail } from './template.ts'

const note = defineMail({
  name: 'test.note',
  validForMs: 86_400_000,
  render: () => ({ subject: 'A note', text: 'Hello\n' }),
})

const begin = (t: TestContext): Promise<Harness> =>
  harness(t, { settings: { CAPSTAN_MAX_MAILS_PER_HOUR: '140' } })

/** Queues mails as a domain does; of the organization itself, or to an account of it. */
async function queue(
  { context }: Harness,
  { id }: { id: string },
  addresses: readonly string[],
  isOfAccount = false,
): Promise<void> {
  const organizationId = OrganizationId.read(id) ?? ''
  const sender = isOfAccount ? {} : { organizationId }
  await context.transact(organizationId, { kind: 'system' }, async (work) => {
    for (const to of addresses)
      await work.enqueue(sendMail, queueMail(context, note, to, {}, sender))
  })
}

const countTo = ({ mails }: Harness, to: string) => mails.filter((mail) => mail.to === to).length

describe('a mail of an organization', () => {
  test('waits beyond 60 an hour to one mailbox, whatever its tag, and then is sent', async (t) => {
    const app = await begin(t)
    const [one, tagged] = ['flood@example.com', 'Flood+1@example.com']
    await queue(app, app.organization, Array(60).fill(one))
    await app.drain()
    await queue(app, app.organization, [tagged, 'else@example.com'])
    await app.drain()
    assert.deepEqual([countTo(app, one), countTo(app, tagged)], [60, 0])
    assert.equal(countTo(app, 'else@example.com'), 1)
    app.clock.advance('1h')
    await queue(app, app.organization, [one])
    await app.drain()
    assert.deepEqual([countTo(app, one), countTo(app, tagged)], [61, 1])
  })

  test('leaves to others half of what the installation may send, and to accounts a fifth', async (t) => {
    const app = await begin(t)
    const admitted = async (organizationId: string): Promise<number> => {
      let count = 0
      for (let n = 0; n < 80; n++)
        if (await admitMail(app.context, organizationId, `${n}@example.com`)) count++
      return count
    }
    assert.deepEqual([await admitted('one'), await admitted('other')], [70, 42])
    await queue(app, app.organization, ['reset@example.com'], true)
    await app.drain()
    assert.equal(countTo(app, 'reset@example.com'), 1)
    app.clock.advance('1h')
    assert.deepEqual([await admitted('other'), await admitted('one')], [70, 42])
  })
})
