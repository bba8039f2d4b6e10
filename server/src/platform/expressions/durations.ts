import type { ASTNode } from '@marcbachmann/cel-js'

/** The evaluator looks for a unit from each digit on, anew for each end: 1,600 digits without one took it 4 s. */
const maxLength = 40

/** What the evaluator keeps in a call once it is checked. */
interface CheckedCall {
  handle: (args: readonly unknown[], ...context: unknown[]) => unknown
}

/** Makes `duration` refuse long texts, in an expression that is checked. */
export function boundDurations(node: ASTNode): void {
  if (node.op === 'call' && node.args[0] === 'duration') {
    const checked = node as unknown as CheckedCall
    const { handle } = checked
    checked.handle = (args, ...context) => {
      const [text] = args
      if (typeof text === 'string' && text.length > maxLength) {
        throw new Error(`duration takes at most ${maxLength} characters, such as "1h30m"`)
      }
      return handle(args, ...context)
    }
  }
  for (const child of childrenOf(node)) boundDurations(child)
}

/** The nodes below, whatever the operator keeps beside them. */
export function childrenOf({ args }: ASTNode): ASTNode[] {
  const list: unknown[] = Array.isArray(args) ? args.flat(2) : [args]
  return list.filter(
    (one): one is ASTNode => typeof one === 'object' && one !== null && 'op' in one,
  )
}
