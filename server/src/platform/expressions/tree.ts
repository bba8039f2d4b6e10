import type { ASTNode } from '@marcbachmann/cel-js'

/** The nodes below, whatever the operator keeps beside them. */
export function childrenOf({ args }: ASTNode): ASTNode[] {
  const list: unknown[] = Array.isArray(args) ? args.flat(2) : [args]
  return list.filter(
    (one): one is ASTNode => typeof one === 'object' && one !== null && 'op' in one,
  )
}
