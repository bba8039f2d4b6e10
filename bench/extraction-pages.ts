import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installManuals, publishManual } from './extraction-manuals.ts'

/**
 * Makes pages whose text is known, for `bench/extraction.ts`: the READMEs of installed packages, each
 * published once by one of seven blogs and books from npm, and some of them again by the themes of MkDocs and
 * Sphinx from PyPI. `node bench/extraction-pages.ts [folder]` needs npm, Python and some minutes, and writes
 * some 30 MB into `.cache`.
 */
const home = resolve('.cache/extraction-pages')
const folder = resolve(process.argv[2] ?? `${home}/pages`)
const themes = ['landscape', 'fluid', 'butterfly', 'icarus', 'redefine', 'keep']
const packages = [
  'hexo@8.1.2',
  'hexo-renderer-marked@7.0.1',
  'hexo-renderer-ejs@2.0.0',
  'hexo-renderer-stylus@3.0.1',
  'hexo-renderer-pug@3.0.0',
  'hexo-renderer-nunjucks@2.0.0',
  'hexo-generator-index',
  'hexo-theme-landscape@1.1.0',
  'hexo-theme-fluid@1.9.9',
  'hexo-theme-butterfly@5.7.0',
  'hexo-theme-icarus@6.1.1',
  'hexo-theme-redefine@2.9.0',
  'hexo-theme-keep@4.3.0',
  'honkit@6.1.7',
  'marked@18.2.1',
]
const pagesOfEach = 40
const pagesOfEachManual = 20

interface Text {
  title: string
  body: string
}

/** READMEs of some length in plain Markdown: HTML in them would be read otherwise by each generator. */
function readTexts(): Text[] {
  const texts: Text[] = []
  const names = readdirSync('node_modules').flatMap((name) =>
    name.startsWith('@')
      ? readdirSync(`node_modules/${name}`).map((member) => `${name}/${member}`)
      : name,
  )
  for (const name of names.toSorted()) {
    const path = `node_modules/${name}/README.md`
    if (!existsSync(path)) continue
    const markdown = readFileSync(path, 'utf8')
    const title = /^#\s+(.+)$/m.exec(markdown)
    const isPlain = !/<(?:p|div|img|h1|table|a|br|details|picture)\b|\{\{|\{%|<%/i.test(markdown)
    if (!title?.[1] || !isPlain || markdown.length < 2_000 || markdown.length > 16_000) continue
    texts.push({
      title: title[1].replace(/[`*[\]]|\(.*?\)/g, '').trim(),
      body: markdown.replace(title[0], ''),
    })
  }
  return texts
}

const run = (command: string, args: string[], cwd: string): void =>
  void execFileSync(command, args, { cwd, stdio: 'inherit', timeout: 600_000 })

function publishBlog(theme: string, texts: readonly Text[]): string[] {
  const site = `${home}/${theme}`
  rmSync(site, { recursive: true, force: true })
  mkdirSync(`${site}/source/_posts`, { recursive: true })
  symlinkSync(`${home}/node_modules`, `${site}/node_modules`)
  const plugins = readdirSync(`${home}/node_modules`).filter((name) => name.startsWith('hexo-'))
  const manifest = {
    private: true,
    hexo: { version: '8.1.2' },
    dependencies: Object.fromEntries(plugins.map((name) => [name, '*'])),
  }
  writeFileSync(`${site}/package.json`, JSON.stringify(manifest))
  writeFileSync(
    `${site}/_config.yml`,
    `title: Harbour notes\nauthor: Jo Day\nlanguage: en\nurl: https://notes.example\npermalink: :title/\ntheme: ${theme}\n`,
  )
  for (const [at, { title, body }] of texts.entries()) {
    const head = `title: ${JSON.stringify(title)}\ndate: 2026-01-${10 + (at % 20)} 10:00:00\ntags: [boats, release]\ncategories: [Notes]`
    writeFileSync(`${site}/source/_posts/p${at}.md`, `---\n${head}\n---\n${body}`)
  }
  run(`${home}/node_modules/.bin/hexo`, ['generate', '--silent'], site)
  return texts.map((_, at) => `${site}/public/p${at}/index.html`)
}

function publishBook(texts: readonly Text[]): string[] {
  const site = `${home}/book`
  rmSync(site, { recursive: true, force: true })
  mkdirSync(site, { recursive: true })
  const entries = texts.map(({ title }, at) => `* [${title}](p${at}.md)`)
  writeFileSync(`${site}/README.md`, '# Book\n\nHello.\n')
  writeFileSync(
    `${site}/SUMMARY.md`,
    ['# Summary', '', '* [Book](README.md)', ...entries].join('\n'),
  )
  for (const [at, { title, body }] of texts.entries()) {
    writeFileSync(`${site}/p${at}.md`, `# ${title}\n${body}`)
  }
  run(`${home}/node_modules/.bin/honkit`, ['build'], site)
  return texts.map((_, at) => `${site}/_book/p${at}.html`)
}

mkdirSync(home, { recursive: true })
if (!existsSync(`${home}/package.json`)) writeFileSync(`${home}/package.json`, '{"private":true}')
run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages], home)
const { marked } = (await import(
  pathToFileURL(`${home}/node_modules/marked/lib/marked.esm.js`).href
)) as { marked: { parse: (markdown: string) => string } }
const texts = readTexts()
let saved = 0
function save(maker: string, share: readonly Text[], files: readonly string[]): void {
  for (const [number, { title, body }] of share.entries()) {
    const file = files[number] ?? ''
    // A theme that misses something of its own writes empty pages.
    if (!existsSync(file) || readFileSync(file).length < 500) continue
    const page = `${folder}/${maker}-${number}`
    mkdirSync(page, { recursive: true })
    writeFileSync(`${page}/source.html`, readFileSync(file))
    const heading = `<h1>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</h1>`
    writeFileSync(`${page}/expected.html`, heading + marked.parse(body))
    saved += 1
  }
}
for (const [at, maker] of [...themes, 'book'].entries()) {
  const share = texts.slice(at * pagesOfEach, (at + 1) * pagesOfEach)
  save(maker, share, maker === 'book' ? publishBook(share) : publishBlog(maker, share))
}
for (const [at, maker] of installManuals(home).entries()) {
  const share = texts.slice(at * pagesOfEachManual, (at + 1) * pagesOfEachManual)
  save(maker, share, publishManual(maker, share, home))
}
console.log(`${saved} pages in ${folder}`)
