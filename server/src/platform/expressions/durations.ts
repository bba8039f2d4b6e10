import type { ASTNode } from '@marcbachmann/cel-js'

/**
 * Longest duration text, in characters. The evaluator searches for a unit from each digit, repeatedly: 1,600 digits
 * without a unit took it 4 s.
 */
const maxLength = 40

/** Data of a checked call in the evaluator. */
interface CheckedCall {
  handle: (args: readonly unknown[], ...context: unknown[]) => unknown
}

/** Makes `duration` reject long texts in a checked expression. */
export function boundDurations(node: ASTNode): void {
  if (node.op === 'call' && node.args[0] === 'duration') {
    const checked = node as unknown as CheckedCall
    const { handle } = checked
    checked.handle = (args, ...context) => {
      const [text] = args
      if (typeof text === 'string' && text.length > maxLength) {
        throw new Error(`duration accepts at most ${maxLength} characters, such as "1h30m"`)
      }
      return handle(args, ...context)
    }
  }
  for (const child of childrenOf(node)) boundDurations(child)
}

/** Returns the child nodes, without other data of the operator. */
export function childrenOf({ args }: ASTNode): ASTNode[] {
  const list: unknown[] = Array.isArray(args) ? args.flat(2) : [args]
  return list.filter(
    (one): one is ASTNode => typeof one === 'object' && one !== null && 'op' in one,
  )
}
