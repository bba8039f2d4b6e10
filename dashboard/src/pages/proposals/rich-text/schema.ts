import { type DOMOutputSpec, type Node, Schema } from 'prosemirror-model'

const bullet: DOMOutputSpec = ['ul', 0]

/** The parts of a text that the editor shows. A text with another part is edited as it is written. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      attrs: { level: { default: 2 } },
      content: '(text | variable)*',
      group: 'block',
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      // The page has its own headings: these have their looks and their levels, and stay out of the outline.
      toDOM: ({ attrs: { level } }) => [
        'div',
        { role: 'heading', 'aria-level': String(level), 'data-level': String(level) },
        0,
      ],
    },
    bullet_list: {
      // As it was written: the mark before an item, and whether blank lines part the items.
      attrs: { mark: { default: '-' }, tight: { default: true } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => bullet,
    },
    ordered_list: {
      attrs: { start: { default: 1 }, mark: { default: '.' }, tight: { default: true } },
      content: 'list_item+',
      group: 'block',
      parseDOM: [{ tag: 'ol' }],
      toDOM: ({ attrs: { start } }) => ['ol', { start: String(start) }, 0],
    },
    list_item: {
      content: 'block+',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    quote: {
      content: 'block+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', 0],
    },
    rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    text: { group: 'inline' },
    /** A value that is filled in when the page is shown. */
    variable: {
      attrs: { raw: {} },
      inline: true,
      group: 'inline',
      atom: true,
      leafText: ({ attrs: { raw } }: Node) => raw,
      parseDOM: [
        {
          tag: 'span[data-variable]',
          getAttrs: (one) => ({ raw: one.getAttribute('data-variable') }),
        },
      ],
      toDOM: ({ attrs: { raw } }) => ['span', { 'data-variable': raw }, raw.slice(2, -2).trim()],
    },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      leafText: () => '\n',
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    /** The end of a line in the source, which the page shows as a space. */
    soft_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      leafText: () => ' ',
      toDOM: () => ['span', { 'data-soft': '' }, ' '],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (one) => ({ href: one.getAttribute('href') }) }],
      toDOM: ({ attrs: { href } }) => ['a', { href, rel: 'noopener noreferrer' }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    emphasis: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
    code: { code: true, excludes: '_', parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
  },
})
