import { Type } from 'typebox'
import { asStored } from '../../../platform/db/stored-json.ts'
import { ApiError, requireFound } from '../../../platform/errors.ts'
import { type Operation, operation } from '../../../platform/operations/operation.ts'
import { PathId } from '../../../platform/operations/schemas.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Work } from '../../../platform/work.ts'
import { makeDraft } from '../draft.ts'
import { TemplateId } from '../ids.ts'
import { changeShared, libraryOperations, libraryReads, presentShared } from '../library.ts'
import { readSettings } from '../settings/service.ts'
import { parseText } from '../texts/parse.ts'
import {
  type Inline,
  type MarkdownBlock as TextBlock,
  type Variable,
  visitInlines,
} from '../texts/tree.ts'
import {
  NewTemplate,
  Template,
  TemplateChanges,
  type TemplateDraft,
  TemplateInList,
  TemplateQuery,
  TemplateVariables,
} from './schema.ts'
import { type TemplateRow, templates } from './store.ts'

const path = '/v1/proposal-templates'

const presentTemplate = (row: TemplateRow): Template => ({
  id: TemplateId.show(row.id),
  name: row.name,
  description: row.description,
  draft: row.draft,
  requiredVariables: row.required_variables,
  ...presentShared(row),
})

const changedRow = (
  row: TemplateRow,
  { draft, requiredVariables, archived, metadata, ...plain }: TemplateChanges,
  now: Date,
): TemplateRow => ({
  ...row,
  ...plain,
  ...(draft && { draft: asStored(draft) }),
  ...(requiredVariables !== undefined && { required_variables: requiredVariables ?? [] }),
  ...changeShared(row, { archived, metadata }, now),
})

/** Refuses a template whose draft would be refused, now instead of when a proposal is created from it. */
async function checkDraft(
  work: Work,
  { draft }: TemplateRow,
  changes: { draft?: TemplateDraft },
): Promise<void> {
  if (!changes.draft) return
  const settings = await readSettings(work.db, work.organizationId)
  try {
    // A template does nothing by itself: scopes are checked when a proposal is created from it.
    await makeDraft({ ...work, principal: { kind: 'token', scopes: ['*'] } }, draft, { settings })
  } catch (error) {
    if (!(error instanceof ApiError) || error.field === undefined) throw error
    throw new ApiError(error.code, `draft.${error.message}`, { field: `draft.${error.field}` })
  }
}

export const templateOperations = ({ pager }: Pick<Platform, 'pager'>): readonly Operation[] => [
  ...libraryOperations(
    {
      store: templates,
      ids: TemplateId,
      path,
      param: 'templateId',
      name: 'ProposalTemplate',
      words: { one: 'a template', many: 'templates', short: 'template' },
      texts: {
        create: 'Creates a template for proposals. Its name is unique.',
        update:
          'Changes the fields that you send; null clears a field. Existing proposals do not change.',
        delete: 'Deletes a template permanently. Existing proposals do not change.',
        list: 'Lists templates without their drafts, newest first.',
        get: 'Returns one template with its draft.',
      },
      schemas: {
        shown: Template,
        listed: TemplateInList,
        created: NewTemplate,
        changes: TemplateChanges,
        query: TemplateQuery,
      },
      make: ({ name }: NewTemplate, first): TemplateRow => ({
        ...first,
        name,
        description: null,
        draft: {},
        required_variables: [],
      }),
      change: changedRow,
      check: checkDraft,
      present: presentTemplate,
    },
    pager,
  ),
  operation(
    {
      ...libraryReads,
      path: `${path}/{templateId}/variables`,
      operationId: 'listProposalTemplateVariables',
      summary: 'List the variables of a template',
      description:
        'Lists the variables in its texts, and tells which must have a value before a proposal can be sent.',
      params: Type.Object({ templateId: PathId(TemplateId, 'Identifier of the template.') }),
      reply: TemplateVariables,
    },
    async ({ db, organizationId }, { params: { templateId } }) => {
      const row = requireFound(await templates.find(db, organizationId, templateId))
      return { data: listTemplateVariables(row) }
    },
  ),
]

type Entry = TemplateVariables['data'][number]

/** Lists the variables in a template's texts in order, each once, then its other required variables. */
function listTemplateVariables({ draft, required_variables }: TemplateRow): Entry[] {
  const entries = new Map<string, Entry>()
  const note = (path: string, required: boolean) => {
    const known = entries.get(path)
    const isRequired = required || known?.required === true
    entries.set(path, { path, required: isRequired, value: presetOf(draft.variables, path) })
  }
  for (const text of textsOf(draft)) {
    for (const { path, fallback } of variablesIn(text)) {
      if (path !== null) note(path, fallback === null)
    }
  }
  for (const name of required_variables) note(`variables.${name}`, true)
  return [...entries.values()]
}

const presetOf = (variables: TemplateRow['draft']['variables'], path: string): Entry['value'] =>
  path.startsWith('variables.') ? (variables?.[path.slice('variables.'.length)] ?? null) : null

function* textsOf({ title, blocks = [], items = [], instalments = [] }: TemplateRow['draft']) {
  yield title
  for (const block of blocks) {
    if (block.type === 'text' || block.type === 'signature') yield block.text
    if (block.type === 'image') yield* [block.alt, block.caption]
    if (block.type === 'prices') yield block.title
  }
  for (const { name, description, unit } of items) yield* [name, description, unit]
  for (const { label, due } of instalments) yield* [label, due]
}

function variablesIn(text: string | null | undefined): Variable[] {
  const variables: Variable[] = []
  if (!text?.includes('{{')) return variables
  visitInlines(parseText(text) as TextBlock<Variable>[], (inline: Inline<Variable>) => {
    if (inline.type === 'variable') variables.push(inline)
  })
  return variables
}
