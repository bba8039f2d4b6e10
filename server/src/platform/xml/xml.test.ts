import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { childrenOf, findElement, maxXmlBytes, readXml, textAt } from './index.ts'

const read = (text: string) => readXml(Buffer.from(text))
const laughs = Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
)

describe('a document', () => {
  test('is a tree of names in their namespaces, whatever their prefixes', async () => {
    const root = await read(
      '\ufeff<?xml version="1.0" encoding="utf-8"?><!-- c --><a:x xmlns:a="DAV:" xmlns="u"><y k="1" a:k="2">o&lt;n<![CDATA[&e]]>&#xe4;</y><a:y/><y> z </y></a:x>',
    )
    assert.deepEqual([root.name, root.namespace], ['x', 'DAV:'])
    const [first, second] = childrenOf(root, 'y', 'u')
    assert.deepEqual([first?.text, first?.attributes['k']], ['o<n&eä', '1'])
    assert.equal(second?.text, ' z ')
    assert.equal(childrenOf(root, 'y').length, 3)
    assert.equal(textAt(root, ['y'], 'u'), 'o<n&eä')
    assert.equal(textAt(root, ['y'], 'DAV:'), '')
    assert.equal(findElement(root, ['y', 'z']), undefined)
  })

  test('is read in the encoding that it declares or is marked with', async () => {
    const text = '<?xml version="1.0" encoding="iso-8859-1"?><a>äöü</a>'
    assert.equal((await readXml(Buffer.from(text, 'latin1'))).text, 'äöü')
    const wide = Buffer.from('\ufeff<a>äöü 🌍</a>', 'utf16le')
    assert.equal((await readXml(wide)).text, 'äöü 🌍')
    await assert.rejects(readXml(Buffer.from('<a>\xe4</a>', 'latin1')), /not in utf-8/)
  })

  test('may have characters across the pieces in which it is parsed', async () => {
    for (const shift of [0, 1, 2]) {
      const text = `${'x'.repeat(shift)}${'🌍&amp;\r\n'.repeat(40_000)}`
      const { text: seen } = await read(`<a>${text}</a>`)
      assert.equal(seen, text.replaceAll('&amp;', '&').replaceAll('\r\n', '\n'))
    }
  })
})

describe('hostile XML', () => {
  const deep = 100_000
  const cases: [string, string, RegExp][] = [
    ['a billion laughs', `<!DOCTYPE l [<!ENTITY l0 "ha">${laughs.join('')}]><l>&l9;</l>`, /DTD/],
    [
      'a file as an entity',
      '<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]><a>&f;</a>',
      /DTD/,
    ],
    ['a DTD elsewhere', '<!DOCTYPE a SYSTEM "http://127.0.0.1/x.dtd"><a/>', /DTD/],
    ['an entity that nobody declared', '<a>&laugh;</a>', /undefined entity/],
    ['endless depth', '<a>'.repeat(deep), /more than 64 levels deep/],
    ['endless depth in good form', '<a>'.repeat(65) + '</a>'.repeat(65), /more than 64/],
    ['more elements than a tree may have', `<a>${'<b/>'.repeat(200_000)}</a>`, /200000 elements/],
    [
      'more attributes than an element may have',
      `<a ${Array.from({ length: 101 }, (_, at) => `k${at}="1"`).join(' ')}/>`,
      /100 attributes/,
    ],
    ['a cut document', '<a><b>', /malformed/],
    ['two roots', '<a/><a/>', /malformed/],
    ['a prefix that stands for nothing', '<d:a/>', /unbound/],
    ['text that is no XML', 'Not found', /malformed/],
    ['a page', '<!doctype html><html><br></html>', /malformed|DTD/],
    ['nothing', '', /malformed|empty/],
  ]
  for (const [name, text, message] of cases) {
    test(`such as ${name} is refused`, async () => {
      await assert.rejects(read(text), { name: 'XmlFault', message })
    })
  }

  test('that is larger than 10 MiB is refused before it is parsed', async () => {
    await assert.rejects(readXml(Buffer.alloc(maxXmlBytes + 1, '<a>')), /larger than 10 MiB/)
    const full = `<a>${'x'.repeat(maxXmlBytes - 7)}</a>`
    assert.equal((await read(full)).text.length, maxXmlBytes - 7)
  })

  test('at the bound of depth is still read', async () => {
    assert.equal((await read('<a>'.repeat(64) + '</a>'.repeat(64))).name, 'a')
  })
})
