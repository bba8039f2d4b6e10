/** An element of an equation (OMML, ECMA-376 part 1, 22.1), named without its prefix. */
export interface MathNode {
  name: string
  text: string
  value: string
  children: MathNode[]
}

/** Writes an equation on one line, as people type it: `(-b ± √(b^2-4ac))/(2a)`. */
export function equationText(node: MathNode): string {
  const part = (name: string): string => {
    const found = node.children.find((child) => child.name === name)
    return found ? equationText(found) : ''
  }
  const all = node.children.map(equationText).join('')
  switch (node.name) {
    case 't':
      return node.text
    case 'f':
      return `${grouped(part('num'))}/${grouped(part('den'))}`
    case 'sSup':
      return `${grouped(part('e'))}^${grouped(part('sup'))}`
    case 'sSub':
      return `${grouped(part('e'))}_${grouped(part('sub'))}`
    case 'sSubSup':
      return `${grouped(part('e'))}_${grouped(part('sub'))}^${grouped(part('sup'))}`
    case 'rad': {
      const degree = part('deg')
      return `${degree === '' ? '' : `${grouped(degree)}`}√${grouped(part('e'))}`
    }
    case 'd': {
      const property = (name: string, otherwise: string) =>
        node.children
          .find((child) => child.name === 'dPr')
          ?.children.find((child) => child.name === name)?.value ?? otherwise
      const terms = node.children.filter((child) => child.name === 'e').map(equationText)
      return `${property('begChr', '(')}${terms.join(property('sepChr', '|'))}${property('endChr', ')')}`
    }
    case 'nary': {
      const sign = node.children
        .find((child) => child.name === 'naryPr')
        ?.children.find((child) => child.name === 'chr')?.value
      const [from, to] = [part('sub'), part('sup')]
      const bounds = `${from && `_${grouped(from)}`}${to && `^${grouped(to)}`}`
      return `${sign ?? '∫'}${bounds} ${part('e')}`
    }
    case 'm':
    case 'eqArr':
      return node.children
        .filter(({ name }) => name === 'mr' || name === 'e')
        .map(equationText)
        .join('; ')
    case 'mr':
      return node.children.map(equationText).join(', ')
    default:
      return all
  }
}

/** Leaves a single letter, number or bracket without brackets. */
const grouped = (text: string): string =>
  /^(?:[\p{L}\p{N}.]+|\([^()]*\))$/u.test(text) ? text : `(${text})`
