import { readFileSync } from 'node:fs'
import { ndcg } from '../src/domains/knowledge/search/evaluate.ts'

interface Document {
  id: string
  title?: string
  text: string
}

/** Documents, and queries of which it was judged which documents answer them. */
export interface Collection {
  documents: Document[]
  queries: { id: string; text: string }[]
  /** Means over the queries of what `find` returns: ids of documents, best first. */
  judge(find: (query: string) => Promise<string[]>): Promise<{ ndcg: number; recall: number }>
}

/** nDCG is cut at 10, recall at 100. Queries without a relevant document do not count. */
export function readCollection(folder: string): Collection {
  const lines = (file: string): string[] =>
    readFileSync(`${folder}/${file}`, 'utf8').trim().split('\n')
  const relevant = Map.groupBy(
    lines('qrels.tsv')
      .slice(1)
      .map((line) => line.split('\t')),
    ([queryId]) => queryId,
  )
  const queries = lines('queries.jsonl').map(
    (line) => JSON.parse(line) as { id: string; text: string },
  )
  return {
    documents: lines('documents.jsonl').map((line) => JSON.parse(line) as Document),
    queries,
    async judge(find) {
      const sums = { ndcg: 0, recall: 0, queries: 0 }
      for (const { id, text } of queries) {
        const gains = new Map(
          (relevant.get(id) ?? [])
            .map(([, document = '', gain = '1']) => [document, Number(gain)] as const)
            .filter(([, gain]) => gain > 0),
        )
        if (gains.size === 0) continue
        const found = [...new Set(await find(text))]
        sums.ndcg += ndcg(
          found.map((document) => gains.get(document) ?? 0),
          [...gains.values()],
          10,
        )
        sums.recall +=
          found.slice(0, 100).filter((document) => gains.has(document)).length / gains.size
        sums.queries++
      }
      return { ndcg: sums.ndcg / sums.queries, recall: sums.recall / sums.queries }
    },
  }
}
