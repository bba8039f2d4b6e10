import ts from 'typescript-6'

/** One change of a source: the text of `[start, end)` becomes `replacement`. */
export interface Mutant {
  file: string
  start: number
  end: number
  line: number
  /** What stood there, and what stands there instead: `a < b` and `a <= b`, shortened. */
  original: string
  replacement: string
  /** The line it stands in, trimmed: with `change` it names the mutant after lines have moved. */
  context: string
}

const { SyntaxKind } = ts

const operators = new Map<ts.SyntaxKind, string>([
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
  [SyntaxKind.PlusToken, '-'],
  [SyntaxKind.MinusToken, '+'],
  [SyntaxKind.AsteriskToken, '/'],
  [SyntaxKind.SlashToken, '*'],
  [SyntaxKind.PercentToken, '*'],
  [SyntaxKind.PlusEqualsToken, '-='],
  [SyntaxKind.MinusEqualsToken, '+='],
])

/** Every operator, bound and condition of a source that can be changed by itself. */
export function findSites(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: Mutant[] = []
  const add = (node: ts.Node, replacement: string): void => {
    const start = node.getStart(source)
    const { line } = source.getLineAndCharacterOfPosition(start)
    const context = text.split('\n')[line]?.trim() ?? ''
    const original = text.slice(start, node.end)
    found.push({ file, start, end: node.end, line: line + 1, original, replacement, context })
  }
  const negate = (condition: ts.Expression): void => add(condition, `!(${condition.getText()})`)
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    if (ts.isBinaryExpression(node)) {
      const other = operators.get(node.operatorToken.kind)
      if (other && !joinsText(node)) add(node.operatorToken, other)
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken) {
      add(node, node.operand.getText())
    }
    if (ts.isNumericLiteral(node)) add(node, String(Number(node.text.replaceAll('_', '')) + 1))
    if (node.kind === SyntaxKind.TrueKeyword) add(node, 'false')
    if (node.kind === SyntaxKind.FalseKeyword) add(node, 'true')
    if (ts.isIfStatement(node) || ts.isWhileStatement(node)) negate(node.expression)
    if (ts.isConditionalExpression(node)) negate(node.condition)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** `+` between texts would become a type error, which the check notices anyway. */
function joinsText({ operatorToken, left, right }: ts.BinaryExpression): boolean {
  if (operatorToken.kind !== SyntaxKind.PlusToken) return false
  return [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))
}
