import { readFile } from 'node:fs/promises'
import type { Evaluation } from '@capstan/sdk'
import { parse } from 'csv-parse/sync'
import { UsageError } from './io.ts'

type Question = Evaluation['questions'][number]

/** CSV columns that identify the expected source. */
const ways = ['sourceId', 'url', 'name'] as const

const help =
  'Use JSON, [{"query": "…", "expected": [{"name": "…"}]}], or CSV with the columns query and sourceId, url or name.'

/**
 * Questions and the sources that should answer them. In CSV each line is a question and one source;
 * lines with the same question belong together. Throws a UsageError for anything else.
 */
export async function readQuestions(path: string): Promise<Question[]> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new UsageError(`${path} cannot be read: ${error.message}.`)
  })
  const questions = /\.csv$/i.test(path) ? ofCsv(path, text) : ofJson(path, text)
  if (questions.length === 0) throw new UsageError(`${path} contains no questions. ${help}`)
  return questions
}

function ofJson(path: string, text: string): Question[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new UsageError(`${path} is not JSON. ${help}`)
  }
  const questions = (parsed as { questions?: unknown } | null)?.questions ?? parsed
  if (Array.isArray(questions)) return questions
  throw new UsageError(`${path} does not contain a list. ${help}`)
}

function ofCsv(path: string, text: string): Question[] {
  let rows: Record<string, string>[]
  try {
    rows = parse(text, { columns: true, bom: true, skip_empty_lines: true, trim: true })
  } catch (error) {
    throw new UsageError(`${path} is not CSV: ${(error as Error).message}.`)
  }
  const byQuery = new Map<string, Question>()
  for (const [index, { query, ...row }] of rows.entries()) {
    const way = ways.find((column) => row[column])
    if (!query || !way) throw new UsageError(`Row ${index + 1} of ${path} is incomplete. ${help}`)
    const question = byQuery.get(query) ?? { query, expected: [] }
    question.expected.push({ [way]: row[way] } as Question['expected'][number])
    byQuery.set(query, question)
  }
  return [...byQuery.values()]
}
