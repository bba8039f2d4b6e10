import type { Node } from 'prosemirror-model'
import type { RichText, Written } from './read.ts'
import { writeLines } from './write-words.ts'

/**
 * Writes a text. Parts that are as they were read are written byte for byte as they were; only what was edited is
 * written anew.
 */
export function writeText(
  doc: Node,
  { written, tail }: Pick<RichText, 'written' | 'tail'>,
): string {
  let text = ''
  let previous: number | null = -1
  let last: Node | null = null
  let isWhole = true
  for (const node of doc.children) {
    const known = written.get(node) ?? likeBefore(written, node)
    const source = known?.source ?? writeBlock(node, last)
    if (source === '' && !known) continue
    const isNext = known !== undefined && known.index === (previous ?? -2) + 1
    const isFirst = previous === -1 && text === ''
    // The blank lines stay; where the part before is another one, a single end of a line parts nothing.
    const isKept =
      known && (text === '' ? isFirst && isNext : isNext || hasBlankLine.test(known.before))
    text += isKept ? known.before : text === '' ? '' : '\n\n'
    text += source
    previous = known?.index ?? null
    isWhole = known !== undefined
    last = node
  }
  const isEnd = isWhole && (previous ?? -2) === written.size - 1
  return isEnd || text === '' ? text + (isEnd ? tail : '') : text
}

const hasBlankLine = /\n *\n/

/** A part that was edited and is again as it was read. */
function likeBefore(written: RichText['written'], node: Node): Written | undefined {
  for (const [one, known] of written) if (one.eq(node)) return known
  return undefined
}

function writeBlock(node: Node, before: Node | null): string {
  switch (node.type.name) {
    case 'paragraph':
      return writeLines(node)
    case 'heading': {
      const words = writeLines(node).replace(/(?<!\\)#+$/, (hashes) => `\\${hashes}`)
      return words === '' ? '' : `${'#'.repeat(node.attrs['level'])} ${words}`
    }
    case 'bullet_list':
    case 'ordered_list':
      return writeList(node, before)
    case 'quote':
      return prefixed(writeBlocks(node, '\n\n'), '> ')
    default:
      // Of dashes or stars, it would be one with the mark of an item before it.
      return '___'
  }
}

function writeBlocks(parent: Node, gap: string): string {
  const parts: string[] = []
  let before: Node | null = null
  for (const node of parent.children) {
    const part = writeBlock(node, before)
    if (part === '') continue
    const isList = node.type.name.endsWith('_list')
    parts.push(parts.length === 0 ? part : `${isList ? gap : '\n\n'}${part}`)
    before = node
  }
  return parts.join('')
}

const prefixed = (text: string, prefix: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? prefix.trimEnd() : prefix + line))
    .join('\n')

const otherMark: Record<string, string> = { '-': '*', '*': '-', '+': '-', '.': ')', ')': '.' }

/** Two lists of one kind, one after the other, have different marks: with the same they are one. */
function writeList(list: Node, before: Node | null): string {
  const isBullet = list.type.name === 'bullet_list'
  const {
    mark: own,
    start = 1,
    tight,
  } = list.attrs as { mark: string; start?: number; tight: boolean }
  const isJoined = before?.type === list.type && before.attrs['mark'] === own
  const mark = isJoined ? (otherMark[own] ?? own) : own
  const isTight = tight && list.children.every((item) => item.children.every(isTightPart))
  const items = list.children.map((item, at) => {
    const bullet = isBullet ? `${mark} ` : `${start + at}${mark} `
    const text = writeBlocks(item, isTight ? '\n' : '\n\n')
    const indent = ' '.repeat(bullet.length)
    const lines = text.split('\n').map((line, n) => (n === 0 || line === '' ? line : indent + line))
    return text === '' ? bullet.trimEnd() : bullet + lines.join('\n')
  })
  return items.join(isTight ? '\n' : '\n\n')
}

/** In a list without blank lines, an item has its words and lists below them. */
const isTightPart = (node: Node, _index: number, all: readonly Node[]): boolean =>
  node === all[0] ? node.type.name !== 'quote' : node.type.name.endsWith('_list')
