import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { createMailer } from '../../../../platform/mail/mailer.ts'
import { wordsOf } from '../words.ts'
import { asDiscordText, discordMessage } from './discord.ts'
import { asSlackText, slackMessage } from './slack.ts'
import { teamsMessage } from './teams.ts'

/** What calls people or links in one of the chats, and what ends a line of a mail. */
const traps = [
  ...[
    '<!channel>',
    '<!here|x>',
    '<@U012AB3CD>',
    '<#C012>',
    '<https://evil.example|bank>',
    '&lt;!here&gt;',
  ],
  ...['@everyone', '@here', '<@123456>', '<@&987>', '[bank](https://evil.example)', '<at>Ada</at>'],
  ...[
    '\r\nBcc: eve@example.com',
    '\nTo: eve@example.com\r\n\r\n',
    '\u2028Bcc: e@x.y',
    '\0',
    '\ud800',
  ],
]
const piece = fc.oneof(fc.constantFrom(...traps), fc.string({ unit: 'binary', maxLength: 20 }))
const foreign = fc.array(piece, { maxLength: 200 }).map((pieces) => pieces.join(''))

const eventOf = (name: string) => ({
  id: 'evt_01jbts0z0ye8t9tpsz3gn7nkm1',
  type: 'contact.created',
  createdAt: '2026-11-21T09:30:00.000Z',
  data: { name },
})

const template = 'New: {{ event.data.name }}!'

describe('content of an event', () => {
  test('mentions and links nothing in Slack', () => {
    fc.assert(
      fc.property(foreign, (name) => {
        const message = slackMessage(
          eventOf(name),
          wordsOf(eventOf(name), template, [], asSlackText),
        )
        const [section] = message.blocks
        const texts = [message.text, JSON.stringify(section)]
        for (const text of texts) assert.doesNotMatch(text, /[<>]/)
        // Nothing but the three entities: none that was cut, and none that the data brought.
        assert.doesNotMatch(message.text, /&(?!amp;|lt;|gt;)/)
        assert.ok(message.text.length <= 3_000 && message.text.isWellFormed())
        assert.deepEqual([message.parse, message.link_names], ['none', false])
        assert.ok(JSON.stringify(message.blocks).includes('"verbatim":true'))
      }),
    )
  })

  test('mentions nobody in Discord, and its Markdown is shown as it is', () => {
    fc.assert(
      fc.property(foreign, (name) => {
        const words = wordsOf(eventOf(name), template, [], asDiscordText)
        const message = discordMessage(eventOf(name), words)
        assert.deepEqual(message.allowed_mentions, { parse: [] })
        assert.ok(message.content.length <= 2_000 && message.content.isWellFormed())
        // Each sign with a meaning has a backslash of its own before it.
        assert.doesNotMatch(message.content.replace(/\\[\s\S]/g, ''), /[<>@[\]()*_`~|#]/)
      }),
    )
  })

  test('mentions nobody in Teams, and the card stays within 28 kB', () => {
    fc.assert(
      fc.property(foreign, fc.integer({ min: 1, max: 400 }), (name, times) => {
        // A value may have 64 KiB in UTF-8.
        const event = eventOf(name.repeat(times).slice(0, 16_000))
        const message = teamsMessage(event, wordsOf(event, template, []))
        const text = JSON.stringify(message)
        assert.ok(Buffer.byteLength(text) <= 28_000)
        const content = message.attachments[0]?.content
        assert.deepEqual(Object.keys(content ?? {}), ['$schema', 'type', 'version', 'body'])
        for (const block of content?.body ?? []) {
          assert.equal(block.type, 'RichTextBlock')
          for (const { type } of block.inlines) assert.equal(type, 'TextRun')
        }
      }),
      { numRuns: 50 },
    )
  })

  test('adds no header to a mail, and no recipient', async () => {
    const { mkdtemp, readFile, rm } = await import('node:fs/promises')
    const { join } = await import('node:path')
    const { tmpdir } = await import('node:os')
    const { mailOf } = await import('./email.ts')
    const dataDirectory = await mkdtemp(join(tmpdir(), 'mail-'))
    await using mailer = createMailer({ smtpUrl: null, from: 'c@example.com', dataDirectory })
    await fc.assert(
      fc.asyncProperty(foreign, async (name) => {
        const body = JSON.stringify(eventOf(name))
        const words = mailOf({
          parcel: { body },
          row: { template },
          settings: { subject: 'New: {{ event.data.name }}' },
          catalogue: { events: [] },
        })
        assert.doesNotMatch(words.subject, /[\r\n\u2028]/)
        await mailer.send({ to: 'ada@example.com', ...words }, 'one')
        const message = await readFile(join(dataDirectory, 'outbox', 'one.eml'), 'utf8')
        const head = message.slice(0, message.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]/g, ' ')
        const names = head.split('\r\n').map((line) => line.split(':')[0]?.toLowerCase())
        assert.deepEqual(names.filter((one) => one === 'to' || one === 'subject').length, 2)
        assert.doesNotMatch(head, /^(?:bcc|cc):/im)
        assert.match(head, /^To: ada@example\.com$/m)
      }),
      { numRuns: 50 },
    )
    await rm(dataDirectory, { recursive: true })
  })
})
