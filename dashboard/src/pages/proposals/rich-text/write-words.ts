import type { Mark, Node } from 'prosemirror-model'

const markWords: Record<string, string> = { strong: '**', emphasis: '*' }
const order = ['link', 'strong', 'emphasis', 'code']

const rank = ({ type }: Mark): number => order.indexOf(type.name)

/** Writes the words of a paragraph or heading. */
export function writeLines(block: Node): string {
  const parts: Part[] = []
  let open: Mark[] = []
  const pieces = trimmedPieces(block)
  // The end of a text ends its line already.
  while (pieces.at(-1)?.node.type.name.endsWith('break')) pieces.pop()
  pieces.forEach(({ node, marks }, index) => {
    const lasts = (mark: Mark): number => endOf(pieces, index, mark)
    const wanted = [...marks].sort(
      (one, other) => lasts(other) - lasts(one) || rank(one) - rank(other),
    )
    let kept = 0
    while (kept < open.length && marks.some((mark) => mark.eq(open[kept] as Mark))) kept++
    parts.push(...open.slice(kept).reverse().map(closing))
    open = open.slice(0, kept)
    // Emphasis begins with a word, not with the space before it.
    const begun = isGap(node) ? [] : wanted.filter((mark) => !open.some((one) => one.eq(mark)))
    parts.push(...begun.map(opening))
    open.push(...begun)
    const before = parts.findLast(({ text }) => text !== '')
    const isBreak = node.type.name.endsWith('break')
    // Spaces before the end of a line would make it a break.
    if (isBreak && before) before.text = before.text.replace(/ +$/, '')
    const isLineStart = before === undefined || before.text.endsWith('\n')
    parts.push({ kind: 'text', text: writePiece(node, marks, isLineStart) })
  })
  parts.push(...open.reverse().map(closing))
  const text = withNumbers(withUnderscores(parts.filter((part) => part.text !== '')))
  return text.replace(/ +$/, '')
}

interface Part {
  kind: 'text' | 'open' | 'close'
  text: string
}

/** Emphasis that begins or ends beside other stars has underscores: of five stars, nobody knows which ends which. */
function withUnderscores(parts: Part[]): Part[] {
  const isStars = (part: Part | undefined): boolean => part !== undefined && part.kind !== 'text'
  const crowded = parts.flatMap((part, at) =>
    part.text === '*' && (isStars(parts[at - 1]) || isStars(parts[at + 1])) ? at : [],
  )
  for (const at of crowded) {
    const step = parts[at]?.kind === 'open' ? 1 : -1
    let other = at + step
    while (
      parts[other] &&
      ((parts[other]?.text !== '*' && parts[other]?.text !== '_') || parts[other]?.kind === 'text')
    )
      other += step
    for (const part of [parts[at], parts[other]]) if (part) part.text = '_'
  }
  return parts
}

const signAtStart = /^[\p{P}\p{S}]/u
const signAtEnd = /[\p{P}\p{S}]$/u
// With the underscore beside it, which would no longer stand between two letters.
const letterAtStart = /^([^\s\p{P}\p{S}])(_?)/u
const letterAtEnd = /((?<!\\)_)?([^\s\p{P}\p{S}])$/u
const numberOf = (letter: string): string => `&#${letter.codePointAt(0)};`
const escapedLow = (low = ''): string => (low === '' ? '' : '\\_')

/**
 * Stars between a letter and a sign are no emphasis: `a*(b)*`. The letter is then written by its number, which counts as
 * a sign and shows as the letter.
 */
function withNumbers(parts: Part[]): string {
  let isDone = false
  while (!isDone) {
    isDone = true
    parts.forEach((part, at) => {
      if (part.kind === 'text') return
      const before = parts.slice(0, at).findLast(({ kind }) => kind === 'text')
      const after = parts.slice(at).find(({ kind }) => kind === 'text')
      if (!before || !after) return
      const isLow = part.text === '_'
      const isOpen = part.kind === 'open' && (isLow || signAtStart.test(after.text))
      const isClose = part.kind === 'close' && (isLow || signAtEnd.test(before.text))
      if (isOpen && letterAtEnd.test(before.text)) {
        before.text = before.text.replace(
          letterAtEnd,
          (_, low: string | undefined, letter: string) => escapedLow(low) + numberOf(letter),
        )
        isDone = false
      } else if (isClose && letterAtStart.test(after.text)) {
        after.text = after.text.replace(
          letterAtStart,
          (_, letter: string, low: string) => numberOf(letter) + escapedLow(low),
        )
        isDone = false
      }
    })
  }
  // With a mark of exclamation before it, a link is a picture.
  return parts
    .map(({ text }, at) => (parts[at + 1]?.text === '[' ? text.replace(/!$/, '\\!') : text))
    .join('')
}

interface Piece {
  node: Node
  marks: readonly Mark[]
}

/** A mark that lasts longer is opened first, so that it need not be closed between. */
function endOf(pieces: readonly Piece[], from: number, mark: Mark): number {
  let at = from
  while (at < pieces.length && pieces[at]?.marks.some((one) => one.eq(mark))) at++
  return at
}

const blank = /^\s+$/

/** Splits off spaces at the ends of marked words: emphasis that begins or ends with one is none. */
function trimmedPieces(block: Node): Piece[] {
  const pieces = block.children.flatMap((node): Piece[] => {
    if (!node.isText || node.marks.length === 0 || isCode(node))
      return [{ node, marks: node.marks }]
    const [, before = '', , after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(node.text ?? '') ?? []
    const size = node.text?.length ?? 0
    const cut = (from: number, to: number, marks: readonly Mark[]) =>
      to > from ? [{ node: node.cut(from, to), marks }] : []
    const links = node.marks.filter(({ type }) => type.name === 'link')
    if (before.length === size) return [{ node, marks: links }]
    return [
      ...cut(0, before.length, links),
      ...cut(before.length, size - after.length, node.marks),
      ...cut(size - after.length, size, links),
    ]
  })
  const has = (marks: readonly Mark[], mark: Mark): boolean => marks.some((one) => one.eq(mark))
  // Between two words with the same mark, spaces and ends of lines keep it if all of them have it.
  return pieces.map((piece, at) => {
    if (!isGap(piece.node)) return piece
    const first = pieces.findLastIndex(({ node }, place) => place < at && !isGap(node))
    const last = pieces.findIndex(({ node }, place) => place > at && !isGap(node))
    const gaps = pieces.slice(first + 1, last)
    const marks = (pieces[first]?.marks ?? []).filter(
      (mark) =>
        mark.type.name !== 'code' &&
        has(pieces[last]?.marks ?? [], mark) &&
        gaps.every(({ node }) => has(node.marks, mark)),
    )
    return { ...piece, marks }
  })
}

const isGap = (node: Node): boolean =>
  node.type.name.endsWith('break') || (!isCode(node) && node.isText && blank.test(node.text ?? ''))

const isCode = ({ marks }: Node): boolean => marks.some(({ type }) => type.name === 'code')

const opening = ({ type }: Mark): Part =>
  type.name === 'link'
    ? { kind: 'text', text: '[' }
    : { kind: 'open', text: markWords[type.name] ?? '' }

function closing({ type, attrs }: Mark): Part {
  if (type.name !== 'link') return { kind: 'close', text: markWords[type.name] ?? '' }
  const href = String(attrs['href'])
  const isPlain = !/[()<>\s\\]/.test(href)
  return {
    kind: 'text',
    text: isPlain ? `](${href})` : `](<${href.replaceAll(/[<>\\]/g, '\\$&')}>)`,
  }
}

function writePiece(node: Node, marks: readonly Mark[], isLineStart: boolean): string {
  if (node.type.name === 'variable') return String(node.attrs['raw'])
  if (node.type.name === 'hard_break') return '\\\n'
  // A blank line would end the paragraph.
  if (node.type.name === 'soft_break') return isLineStart ? '' : '\n'
  const text = node.text ?? ''
  if (marks.some(({ type }) => type.name === 'code')) return writeCode(text)
  return escaped(isLineStart ? text.replace(/^ +/, '') : text, isLineStart)
}

function writeCode(text: string): string {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length)
  let length = 1
  while (runs.includes(length)) length++
  const fence = '`'.repeat(length)
  const isPadded = /^`|`$/.test(text) || (/^ .* $/.test(text) && text.trim() !== '')
  return isPadded ? `${fence} ${text} ${fence}` : fence + text + fence
}

/** Writes words so that they are read as these words, and marks nothing that needs no mark. */
function escaped(text: string, isLineStart: boolean): string {
  const plain = text
    .replaceAll(/[\\*`[\]<]/g, '\\$&')
    .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replaceAll('{{', '\\{\\{')
    .replaceAll(/&(?=#?\w{1,31};)/g, '\\&')
    .replaceAll(/[\r\n]+/g, ' ')
  if (!isLineStart) return plain
  return plain
    .replace(/^(?:[-+](?=\s|$)|#{1,6}(?=\s|$)|>|~{3}|=+\s*$|[-:|][-:|\s]*$)/, '\\$&')
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
}
