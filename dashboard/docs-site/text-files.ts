import { markdownAddressOf, type Site } from './pages.ts'

/** The index for language models (llmstxt.org): one line a page. */
export function llmsIndex({ home, groups }: Site): string {
  const lists = groups.map(({ title, pages }) => {
    const lines = pages.map(
      (page) => `- [${page.title}](${markdownAddressOf(page.slug)}): ${page.description}`,
    )
    return `## ${title}\n\n${lines.join('\n')}\n`
  })
  return `# Capstan\n\n> ${home.lead}\n\nAll pages in one file: [llms-full.txt](/docs/llms-full.txt). The API as OpenAPI: [openapi.json](/openapi.json).\n\n${lists.join('\n')}`
}

/** Every page of the sidebar in full, each below its address. */
export const llmsFull = ({ groups }: Site): string =>
  groups
    .flatMap(({ pages }) => pages)
    .map((page) => `<!-- ${markdownAddressOf(page.slug)} -->\n\n${page.markdown}`)
    .join('\n')
