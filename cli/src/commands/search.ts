import type { SearchHit } from '@capstan/sdk'
import { Command } from 'commander'
import type { Cli } from '../cli.ts'
import { count, decimal, jsonObject, oneOf } from '../options.ts'
import { plain } from '../output.ts'

export const searchCommand = ({ output, connect }: Cli): Command =>
  new Command('search')
    .argument('<base>')
    .argument('<query>')
    .description('find the passages of a knowledge base that fit a question best')
    .option('--limit <n>', 'how many to show; 1 to 50', count)
    .addOption(oneOf('--mode <mode>', 'how to look', 'hybrid', 'semantic', 'keyword'))
    .option(
      '--filter <json>',
      'conditions on metadata, such as \'{"team": "support"}\'',
      jsonObject,
    )
    .option('--min-score <number>', 'leave out what scores less; 0 to 1', decimal)
    .action(async (base, query, options) => {
      const result = await (await connect()).bases.search(base, { query, ...options })
      if (result.data.length === 0) output.note('Nothing was found.')
      output.text(result.data.map(passage).join('\n\n'), result)
    })

const passage = ({ score, sourceName, headings, url, text }: SearchHit, at: number): string =>
  [
    `${at + 1}. ${plain([sourceName, ...headings].join(' > '))}  ${score.toFixed(3)}`,
    ...(url === null ? [] : [`   ${plain(url)}`]),
    `   ${plain(text)}`,
  ].join('\n')
