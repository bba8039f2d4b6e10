import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { layOut } from './layout.ts'
import { addressOf, markdownAddressOf, readSite, type Site } from './pages.ts'

const root = join(import.meta.dirname, '../..')
/** What the search imports when somebody first searches. */
const searchId = 'virtual:docs-search'

/** Renders `docs/` into the folder `docs` of the build, beside the dashboard, whose assets the pages share. */
export function docsSite(): Plugin {
  let site: Site
  return {
    name: 'docs-site',
    // Tests build other pages with this configuration.
    apply: ({ build }, { command }) =>
      command === 'build' && Object.hasOwn(Object(build?.rolldownOptions?.input), 'docs'),
    buildStart() {
      site = readSite()
    },
    resolveId: (id) => (id === searchId ? `\0${searchId}` : null),
    load(id) {
      if (id !== `\0${searchId}`) return null
      return `export const sections = JSON.parse(${JSON.stringify(JSON.stringify(searchSections(site)))})`
    },
    generateBundle(_options, bundle) {
      const emit = (fileName: string, source: string | Uint8Array): void =>
        void this.emitFile({ type: 'asset', fileName: `docs/${fileName}`, source })
      const nameOf = (pattern: RegExp): string => {
        const name = Object.keys(bundle).find((file) => pattern.test(file))
        if (name === undefined)
          this.error(`The build has no file ${pattern} for the pages of docs.`)
        return `/${name}`
      }
      const assets = {
        script: nameOf(/^assets\/docs-[\w-]+\.js$/),
        style: nameOf(/^assets\/docs-[\w-]+\.css$/),
        font: nameOf(/inter-latin-opsz-[\w-]+\.woff2$/),
      }
      for (const page of site.pages) {
        emit(`${page.slug || 'index'}.html`, layOut(page, site, assets))
        emit(markdownAddressOf(page.slug).slice('/docs/'.length), page.markdown)
      }
      for (const [source, file] of site.files) emit(file, readFileSync(join(root, source)))
      emit('llms.txt', llmsIndex(site))
      emit('llms-full.txt', llmsFull(site))
    },
  }
}

/** One entry a section: the address, its titles, and its text. */
const searchSections = ({ pages }: Site): string[][] =>
  pages.flatMap(({ slug, title, sections }) =>
    sections.map(({ id, title: heading, text }) => [
      addressOf(slug) + (id && `#${id}`),
      title,
      id === '' ? title : heading,
      text,
    ]),
  )

/** The index for language models (llmstxt.org): one line a page. */
function llmsIndex({ home, groups }: Site): string {
  const lists = groups.map(({ title, pages }) => {
    const lines = pages.map(
      (page) => `- [${page.title}](${markdownAddressOf(page.slug)}): ${page.description}`,
    )
    return `## ${title}\n\n${lines.join('\n')}\n`
  })
  return `# Capstan\n\n> ${home.lead}\n\nAll pages in one file: [llms-full.txt](/docs/llms-full.txt). The API as OpenAPI: [openapi.json](/openapi.json).\n\n${lists.join('\n')}`
}

/** Every page of the sidebar in full, each below its address. */
const llmsFull = ({ groups }: Site): string =>
  groups
    .flatMap(({ pages }) => pages)
    .map((page) => `<!-- ${markdownAddressOf(page.slug)} -->\n\n${page.markdown}`)
    .join('\n')
