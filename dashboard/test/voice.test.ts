import assert from 'node:assert/strict'
import { glob, readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'

/** Sentences that native readers rejected, by what stands in their place. No page, error or event says them again. */
const rejected: Readonly<Record<string, string>> = {
  'must be an E.164 number such as': 'Start with the country code, such as +49.',
  'must be an email address such as': 'Enter a full email address.',
  'Another contact already has this phone number': 'Grace Hopper has this number.',
  'needs another one': 'Must be unique.',
  'is no telephone number of': 'Not a German phone number.',
  'Leave its first four columns': 'Keep the first four columns.',
  'a fault`': '3 rows need fixing',
  "'The file is imported": 'Imported 497 contacts',
  "'Matched by its name": 'nothing',
  'The contact changed.': 'Changed job title.',
  'This server sends no mail': 'Email is off. Copy the link and send it yourself.',
  '`The value of': 'Your new token',
  'Issue the token': 'Create token',
  'Where it may be used from': 'Allowed IP addresses',
  'since the first start issued': 'Not used yet',
  'Plain text, above the link': 'Shown above the link in the email.',
  'At the top of the page, the PDF': 'Clients see this title.',
  '"Prices are"': 'Prices exclude tax',
  'The page opens with': 'Require an email code',
  'paste rows into a name': 'or paste from a spreadsheet',
  'Of what was sent since': 'Sent since 27 Nov 2025. Revisions count once.',
  'Of these accepted': 'Accepted',
  'What became of them': 'Status',
  'It came before, so nothing': 'Duplicate. Skipped.',
  "'found no matching overload": '`country` is missing in this event.',
  'True: it runs': 'Runs for this event',
  'Later actions call it': 'Use its result as steps.step1',
  'Choose a line to use it': 'Click a value to insert it.',
  'Your receiver knows them': 'Same webhook-id, so receivers can skip repeats.',
  'by whatever operation': 'Tags changed',
  'whom a proposal named that nobody': 'Contact removed from an unsigned proposal',
  'for half of the time that disables': 'Failing for 2.5 days. Turns off after 5.',
  'More than a fifth of the records': 'Over 20 % deleted at source. Confirm to continue.',
  'Told once; not of a token': 'Sent once, 7 days before.',
  'does not allow one more': 'Plan limit reached. Delete something or upgrade.',
  'Refuse values under keys': 'Reject unknown fields',
  'Fits the model': 'Automatic',
  'Share of meaning': 'Semantic weight',
  'There is no other model': 'Add your own model',
  'I have read this proposal and accept': 'I accept this proposal and sign it electronically.',
}

const root = new URL('../../', import.meta.url)

async function sources(): Promise<[name: string, text: string][]> {
  const found: [string, string][] = []
  for await (const name of glob('{dashboard,server}/src/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\.ts$|generated/.test(name)) continue
    found.push([name, await readFile(new URL(name, root), 'utf8')])
  }
  return found
}

describe('texts for people', () => {
  test('has none of the forty sentences that native readers rejected', async () => {
    const files = await sources()
    assert.ok(files.length > 900, `${files.length} files`)
    const told = Object.entries(rejected).flatMap(([old, better]) =>
      files
        .filter(([, text]) => text.includes(old))
        .map(([name]) => `${name}: "${old}" is now "${better}"`),
    )
    assert.deepEqual(told, [])
  })
})
