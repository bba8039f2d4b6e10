import type { SearchHit } from '@capstan/sdk'
import { Command } from 'commander'
import { baseIdOf } from '../base-id.ts'
import type { Cli } from '../cli.ts'
import { count, decimal, jsonObject, oneOf, several } from '../options.ts'
import { plain } from '../output.ts'

export const searchCommand = ({ output, connect }: Cli): Command =>
  new Command('search')
    .argument('<query>')
    .description('search knowledge bases for the passages that answer a question')
    .requiredOption('--base <base>', 'knowledge base to search, by id or name; repeatable', several)
    .option('--limit <n>', 'number of hits; 1 to 50', count)
    .addOption(oneOf('--mode <mode>', 'search mode', 'hybrid', 'semantic', 'keyword'))
    .option(
      '--filter <json>',
      'conditions on metadata, such as \'{"team": "support"}\'',
      jsonObject,
    )
    .option('--min-score <number>', 'leave out hits with a lower score; 0 to 1', decimal)
    .option('--source <source>', 'only this source, by id; repeatable', several)
    .option('--source-type <type>', 'only sources of this type; repeatable', several)
    .option('--context <n>', 'passages to show before and after each; 0 to 3', count)
    .option('--no-fold-duplicates', 'include passages with duplicate text')
    .option('--rerank', 'rerank the best results')
    .option('--no-rerank', 'do not rerank results')
    .action(async (query, { base: given, source, sourceType, ...fields }) => {
      const sourceIds = source && { sourceIds: source }
      const options = { ...fields, ...sourceIds, ...(sourceType && { sourceTypes: sourceType }) }
      const capstan = await connect()
      const baseIds = await Promise.all((given as string[]).map((one) => baseIdOf(capstan, one)))
      const [only = ''] = baseIds
      const result =
        baseIds.length === 1
          ? await capstan.bases.search(only, { query, ...options })
          : await capstan.search({ query, baseIds, ...options })
      if (result.data.length === 0) output.note('No results.')
      output.text(result.data.map(passage).join('\n\n'), result)
    })

function passage(hit: SearchHit, at: number): string {
  const { score, sourceName, headings, url, page, text, context } = hit
  const where = [...(page === null ? [] : [`page ${page}`]), ...(url === null ? [] : [plain(url)])]
  const around = [...(context?.before ?? []), { text }, ...(context?.after ?? [])]
  return [
    `${at + 1}. ${plain([sourceName, ...headings].join(' > '))}  ${score.toFixed(3)}`,
    ...(where.length > 0 ? [`   ${where.join(', ')}`] : []),
    ...around.map((part) => `   ${plain(part.text)}`),
  ].join('\n')
}
