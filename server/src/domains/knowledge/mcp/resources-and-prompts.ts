import type { Page } from '../../../platform/db/page.ts'
import type { Choice, Prompt } from '../../../platform/mcp/prompt.ts'
import type { ListedPage, ListQuery, McpResource } from '../../../platform/mcp/resource.ts'
import type { ToolCaller } from '../../../platform/mcp/tool.ts'
import { lineOf } from '../../../platform/operations/tool.ts'
import type { Base } from '../bases/schema.ts'
import { BaseId } from '../ids.ts'
import type { Source } from '../sources/schema.ts'

/** The text of a source. It begins with the name and address for citations. */
export const sourceResource: McpResource = {
  name: 'source',
  title: 'Source of a knowledge base',
  description: 'The text of a document, page or text as Markdown, with its name and address.',
  uriTemplate: 'capstan://sources/{sourceId}',
  mimeType: 'text/markdown',
  scope: 'knowledge:read',
  readBy: { tool: 'get_source', with: { offset: 0, maxChars: 90_000 } },
  list: listSources,
}

/**
 * Lists sources base by base. The cursor has the base's position in the list of bases, and the position among its
 * sources.
 */
async function listSources(
  { invoke }: ToolCaller,
  { limit, cursor = '/' }: ListQuery,
): Promise<ListedPage> {
  const [baseAt = '', sourceAt = ''] = cursor.split('/')
  const bases = await invoke('GET /v1/bases', { query: from(baseAt, 1) })
  const {
    data: [base],
    nextCursor: nextBase,
  } = bases as Page<Base>
  if (!base) return { items: [], nextCursor: null }
  const { data, nextCursor } = (await invoke('GET /v1/bases/{baseId}/sources', {
    params: { baseId: base.id },
    query: { status: 'completed', ...from(sourceAt, limit) },
  })) as Page<Source>
  const next = nextCursor === null ? nextBase && `${nextBase}/` : `${baseAt}/${nextCursor}`
  return {
    items: data.map(({ id, name, url, updatedAt }) => ({
      id,
      name,
      description: lineOf(base.name, url),
      updatedAt,
    })),
    nextCursor: next,
  }
}

const from = (cursor: string, limit: number) => ({ limit, ...(cursor && { cursor }) })

const base: Choice = {
  noun: 'knowledge base',
  kind: BaseId,
  async find({ invoke }, text, limit) {
    const query = { limit, ...(text && { q: text }) }
    const { data } = (await invoke('GET /v1/bases', { query })) as Page<Base>
    return data.map(({ id, name }) => ({ id, name }))
  },
}

export const answerPrompt: Prompt = {
  name: 'answer_from_documents',
  title: 'Answer from the documents',
  description: 'Answers a question only from your knowledge bases, and cites every statement.',
  scopes: ['knowledge:read'],
  arguments: [
    { name: 'question', title: 'Question', description: 'Your question.' },
    {
      name: 'base',
      title: 'Knowledge base',
      description: 'Search only this knowledge base. Empty: all of them.',
      isOptional: true,
      choice: base,
    },
  ],
  async write({ text, chosen }) {
    const only = text('base') ? await chosen('base') : null
    return {
      text: [
        'Answer the question below only from the documents in Capstan.',
        `1. Call search with it${only ? ` and baseIds ["${only.id}"]` : ''}, and again in other words if the passages do not answer it.`,
        '2. Call get_source to read the text around a passage if its context matters.',
        '3. Answer in the language of the question. After each statement, cite the source: its name, and its page and address if it has them.',
        '4. If the documents do not answer the question or contradict each other, say so. Add nothing from your own knowledge.',
        `\nQuestion: ${text('question')}`,
      ].join('\n'),
    }
  },
}
