import assert from 'node:assert/strict'
import { test } from 'node:test'
import { render } from './markdown.ts'

const tabsIn = (html: string): string[] =>
  [...html.matchAll(/data-tab="([^"]+)"/g)].map(([, name = '']) => name)

const fence = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n`

test('ways to do the same that follow one another are tabs, and an answer is not one of them', () => {
  const request = fence('http', 'POST /v1/contacts\n\n{ "name": "Ada" }')
  const shell = fence('sh tab="curl"', 'curl "$CAPSTAN_URL/v1/contacts"')
  const answer = fence('json 201', '{ "name": "Ada" }')
  const { html } = render(`# A\n\n${request}\n${shell}\n${answer}\n${request}`, String)
  assert.deepEqual(tabsIn(html), ['HTTP', 'curl'])
  assert.equal(html.match(/<pre/g)?.length, 4)
})

test('a block of a shell is the tab that it names, and programs are tabs of their languages', () => {
  const commands = fence('sh tab="Python"', 'pip install') + fence('sh tab="Go"', 'go get')
  assert.deepEqual(tabsIn(render(`# A\n\n${commands}`, String).html), ['Python', 'Go'])
  const programs = fence('ts', 'x') + fence('py', 'x') + fence('go a/main.go', 'x')
  const { html } = render(`# A\n\n${programs}`, String)
  assert.deepEqual(tabsIn(html), ['TypeScript', 'Python', 'Go'])
})

test('the content of an example is text of the page', () => {
  const { html } = render(
    `# A\n\n${fence('text', '<script>1</script>')}\n${fence('ts', 'a<b>(1)')}`,
    String,
  )
  assert.doesNotMatch(html, /<script|<b>/)
})

test('headings have the anchors of GitHub, and a folder has no link', () => {
  const { html, headings } = render(
    '# A\n\n## What it is, and what it is not\n\n## Twice\n\n## Twice\n\nSee [`deploy/`](../deploy) and [B](b.md).',
    (href) => (href === 'b.md' ? '/docs/b' : null),
  )
  const ids = headings.map(({ id }) => id)
  assert.deepEqual(ids, ['what-it-is-and-what-it-is-not', 'twice', 'twice-1'])
  assert.match(html, /See <code>deploy\/<\/code> and <a href="\/docs\/b">B<\/a>/)
})
