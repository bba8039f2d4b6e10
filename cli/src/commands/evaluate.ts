import type { EvaluationResult } from '@capstan/sdk'
import { Command, InvalidArgumentError } from 'commander'
import { inBase } from '../base-id.ts'
import type { Cli } from '../cli.ts'
import { Shortfall } from '../io.ts'
import { count, decimal } from '../options.ts'
import type { Column } from '../output.ts'
import { readQuestions } from '../questions.ts'

type Figures = EvaluationResult['modes'][number]
type Asked = EvaluationResult['questions'][number]

const modes = ['hybrid', 'semantic', 'keyword'] as const
type Mode = (typeof modes)[number]

const share = (figure: number | undefined): string => (figure ?? 0).toFixed(3)

const columns = (k: number): Column<Figures>[] => [
  { title: 'mode', value: ({ mode }) => mode },
  { title: `recall@${k}`, value: ({ recall }) => share(recall) },
  { title: `ndcg@${k}`, value: ({ ndcg }) => share(ndcg) },
  { title: 'mrr', value: ({ mrr }) => share(mrr) },
  { title: 'answered', value: ({ hitRate }) => share(hitRate) },
]

const missedColumns: Column<Asked>[] = [
  { title: 'recall', value: ({ modes: [first] }) => share(first?.recall) },
  { title: 'not found with', value: ({ query }) => query },
]

export const evaluateCommand = (cli: Cli): Command =>
  new Command('evaluate')
    .argument('<questions>', 'JSON or CSV file with questions and the sources that answer them')
    .description('measure search quality with questions whose answers you know')
    .requiredOption('--base <base>', 'knowledge base, by id or name')
    .option('--k <n>', 'number of hits to count; default: 10', count)
    .option(
      '--modes <modes>',
      'search modes, such as hybrid,keyword; --min-recall applies to the first',
      modeList,
    )
    .option('--rerank', 'rerank the best results')
    .option('--no-rerank', 'do not rerank results')
    .option('--min-recall <share>', 'exit with 1 if recall is below this; 0 to 1', decimal)
    .action(async (path, { base: given, minRecall, ...options }) => {
      const questions = await readQuestions(path)
      const { capstan, base } = await inBase(cli, given)
      const result = await capstan.bases.evaluate(base, { questions, ...options })
      show(cli, result)
      const [first] = result.modes
      if (minRecall === undefined || !first || first.recall >= minRecall) return
      throw new Shortfall(`Recall is ${share(first.recall)}, below ${minRecall}.`)
    })

function show({ output }: Cli, result: EvaluationResult): void {
  if (output.isJson) {
    output.one(result)
    return
  }
  const { k, modes, questions, usage } = result
  output.summary(`${questions.length} questions, ${usage.credits} credits`, modes, columns(k))
  const missed = questions.filter(({ modes: [first] }) => first && first.recall < 1)
  if (missed.length > 0) output.summary('', missed, missedColumns)
}

function modeList(value: string): Mode[] {
  const given = value.split(',').map((part) => part.trim())
  const unknown = given.find((one) => !modes.includes(one as Mode))
  if (unknown === undefined) return given as Mode[]
  throw new InvalidArgumentError(`Use one or more of ${modes.join(',')}.`)
}
