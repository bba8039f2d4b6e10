import type { ASTNode } from '@marcbachmann/cel-js'
import { LRUCache } from 'lru-cache'
import { isPath, mappingRoots, mappingRules, requireBounded } from './bounds.ts'
import { boundDurations, childrenOf } from './durations.ts'
import { ExpressionFault, newEnvironment } from './environment.ts'
import { type ReadPath, readPathOf } from './explanation.ts'
import { bindMethods, registerFunctions } from './functions.ts'
import { Meter, runMetered } from './meter.ts'
import { read, sizeOf, toResult } from './values.ts'

/** Input of the expressions in mappings, conditions and texts. Missing values are null. */
export interface ExpressionInput {
  body?: unknown
  text?: string | null
  headers?: unknown
  query?: unknown
  record?: unknown
  event?: unknown
  steps?: unknown
}

/** Cost of a step per element, in characters that take the same time to read. */
const elementWeight = 60

export interface Expression {
  /** Paths that it reads for their values, in their order; those in `has` are asked whether they are there. */
  reads: readonly ReadPath[]
  /**
   * Returns the largest number of steps times the characters and elements that it reads in this input; counting stops
   * at `most`.
   */
  work(input: ExpressionInput, most: number): number
  /**
   * Runs the expression.
   *
   * @throws ExpressionFault, also if its result needs more than the meter has left
   */
  run(input: ExpressionInput, meter?: Meter): unknown
}

const environment = newEnvironment()
for (const name of mappingRoots) environment.registerVariable(name, 'dyn')
registerFunctions(environment)

const known = new LRUCache<string, Expression>({ max: 2_000 })

/**
 * Parses an expression of a mapping.
 *
 * @throws ExpressionFault with the place and the reason if it cannot be parsed
 */
export function readExpression(text: string): Expression {
  const found = known.get(text)
  if (found) return found
  const expression = compile(text)
  known.set(text, expression)
  return expression
}

function compile(text: string): Expression {
  try {
    const parsed = environment.parse(text)
    const { nodes, loops } = requireBounded(parsed.ast, mappingRules)
    const checked = parsed.check()
    if (!checked.valid) throw checked.error
    forgive(parsed.ast)
    boundDurations(parsed.ast)
    bindMethods(parsed.ast)
    const paths = pathsOf(parsed.ast)
    const reads = pathsOf(parsed.ast, isHas)
      .filter(({ op }) => op !== 'id')
      .map(readPathOf)
      .sort((a, b) => a.start - b.start)
    return {
      reads,
      work(input, most) {
        let work = 0
        for (const path of paths)
          work += nodes * sizeOf(valueAt(path, input), (most - work) / nodes)
        for (const { list, nodes: steps } of loops) {
          work += lengthOf(valueAt(list, input)) * steps * elementWeight
        }
        return work
      },
      run: (input, meter = new Meter()) => runMetered(meter, nodes, () => runWith(parsed, input)),
    }
  } catch (error) {
    throw ExpressionFault.of(error)
  }
}

const nothing = Object.fromEntries(mappingRoots.map((name) => [name, null]))

function runWith(
  parsed: (context: Record<string, unknown>) => unknown,
  input: ExpressionInput,
): unknown {
  const { stackTraceLimit } = Error
  // A loop may meet a fault in each element, and nobody reads where.
  Error.stackTraceLimit = 0
  try {
    return toResult(parsed({ ...nothing, ...input }))
  } catch (error) {
    throw ExpressionFault.of(error)
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}

/** Data of a checked node in the evaluator. */
interface CheckedNode {
  handle?: (left: unknown, right: unknown) => unknown
  evaluate(evaluator: unknown, node: unknown, context: unknown): unknown
}

/** Makes a missing path null, and `has` false below one. */
function forgive(node: ASTNode): void {
  const checked = node as unknown as CheckedNode
  if (node.op === '.' || node.op === '[]') checked.handle = read
  if (isHas(node)) {
    const evaluate = checked.evaluate.bind(checked)
    checked.evaluate = (...context) => {
      try {
        return evaluate(...context)
      } catch {
        return false
      }
    }
  }
  for (const child of childrenOf(node)) forgive(child)
}

const roots: ReadonlySet<string> = new Set(mappingRoots)

const isHas = (node: ASTNode): boolean => node.op === 'call' && node.args[0] === 'has'

/** Returns the longest paths that it reads, each as often as it is read, without those in nodes to skip. */
function pathsOf(node: ASTNode, isSkipped?: (node: ASTNode) => boolean): ASTNode[] {
  if (isPath(node, roots)) return [node]
  return isSkipped?.(node) ? [] : childrenOf(node).flatMap((child) => pathsOf(child, isSkipped))
}

function valueAt(path: ASTNode, input: ExpressionInput): unknown {
  if (path.op === 'id') return input[path.args as keyof ExpressionInput] ?? null
  if (path.op === '.') return read(valueAt(path.args[0], input), path.args[1])
  if (path.op === '[]') {
    return read(valueAt(path.args[0], input), (path.args[1] as { args: unknown }).args)
  }
  return null
}

const lengthOf = (value: unknown): number => {
  if (typeof value === 'string' || Array.isArray(value)) return value.length
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0
}
