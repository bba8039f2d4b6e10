import type MiniSearch from 'minisearch'

interface Section {
  id: number
  address: string
  page: string
  title: string
  text: string
}

const maxHits = 12
const aroundHit = 70

let dialog: HTMLDialogElement | undefined
let index: Promise<MiniSearch<Section>> | undefined

/** Loaded when somebody first searches: the text of all pages. */
async function loadIndex(): Promise<MiniSearch<Section>> {
  const [{ default: Index }, { sections }] = await Promise.all([
    import('minisearch'),
    import('virtual:docs-search'),
  ])
  const made = new Index<Section>({
    fields: ['title', 'page', 'text'],
    storeFields: ['address', 'page', 'title', 'text'],
    searchOptions: {
      boost: { title: 4, page: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  })
  made.addAll(
    sections.map(([address = '', page = '', title = '', text = ''], id) => ({
      ...{ id, address, page, title, text },
    })),
  )
  return made
}

export async function openSearch(): Promise<void> {
  dialog ??= createDialog()
  if (!dialog.open) dialog.showModal()
  dialog.querySelector('input')?.select()
  index ??= loadIndex()
  await showHits()
}

function createDialog(): HTMLDialogElement {
  const made = document.createElement('dialog')
  made.className = 'search-dialog'
  made.setAttribute('aria-label', 'Search')
  const input = document.createElement('input')
  input.type = 'search'
  input.placeholder = 'Search the documentation'
  input.setAttribute('aria-label', 'Search the documentation')
  input.addEventListener('input', () => void showHits())
  const list = document.createElement('ul')
  const status = document.createElement('p')
  status.setAttribute('role', 'status')
  made.append(input, status, list)
  made.addEventListener('keydown', stepHits)
  made.addEventListener('click', (event) => {
    // The backdrop is the dialog itself; a link to a section of this page only closes it.
    if (event.target === made || (event.target as Element).closest('a')) made.close()
  })
  document.body.append(made)
  return made
}

async function showHits(): Promise<void> {
  const input = dialog?.querySelector('input')
  const status = dialog?.querySelector('p')
  const loaded = await index
  if (!input || !status || !loaded) return
  const query = input.value.trim()
  const hits = loaded.search(query)
  status.textContent = query === '' || hits.length > 0 ? '' : `No page mentions “${query}”.`
  dialog?.querySelector('ul')?.replaceChildren(
    ...hits.slice(0, maxHits).map(({ address, page, title, text, terms }) => {
      const link = document.createElement('a')
      link.href = address
      const path = document.createElement('small')
      path.textContent = page
      const name = document.createElement('strong')
      name.append(...marked(title, terms))
      const excerpt = document.createElement('span')
      excerpt.append(...marked(excerptOf(text, terms), terms))
      link.append(...(page === title ? [name] : [path, name]), excerpt)
      const item = document.createElement('li')
      item.append(link)
      return item
    }),
  )
}

const patternOf = (terms: readonly string[]): RegExp =>
  new RegExp(`(${terms.map((term) => RegExp.escape(term)).join('|')})`, 'i')

function excerptOf(text: string, terms: readonly string[]): string {
  const at = Math.max(0, text.search(patternOf(terms)))
  const start = Math.max(0, at - aroundHit)
  const from = start === 0 ? 0 : text.indexOf(' ', start) + 1
  const end = at + 2 * aroundHit
  const to = end < text.length ? text.lastIndexOf(' ', end) : text.length
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}

function marked(text: string, terms: readonly string[]): (string | HTMLElement)[] {
  return text.split(patternOf(terms)).map((part, place) => {
    if (place % 2 === 0) return part
    const mark = document.createElement('mark')
    mark.textContent = part
    return mark
  })
}

/** The arrows walk through the hits, and Enter opens the one in focus, or the first. */
function stepHits(event: KeyboardEvent): void {
  const links = [...(dialog?.querySelectorAll('a') ?? [])]
  const here = links.indexOf(document.activeElement as HTMLAnchorElement)
  if (event.key === 'Enter' && here < 0) links[0]?.click()
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  const next = here + (event.key === 'ArrowDown' ? 1 : -1)
  if (next < 0) dialog?.querySelector('input')?.focus()
  else links[Math.min(next, links.length - 1)]?.focus()
}
