import { useCallback } from 'react'
import { TextField } from '../../../ui/field.tsx'
import type { ChangeDraft, ProposalDraft } from '../editor/draft.ts'
import { HeadField } from '../editor/workspace.tsx'
import { Description } from './new-template.tsx'

interface TemplateHeadProps {
  draft: ProposalDraft
  onChange: ChangeDraft
}

/** Edits a template's name and the title of its proposals. */
export function TemplateHead({ draft, onChange }: TemplateHeadProps) {
  const rename = useCallback((name: string) => onChange(() => ({ name })), [onChange])
  return (
    <div className="border-line border-b pb-4">
      <HeadField label="Name" path="name" value={draft.name ?? ''} onChange={rename} />
      <div className="inset grid gap-4 @xl:grid-cols-2">
        <div data-path="title">
          <TextField
            label="Title of its proposals"
            dir="auto"
            maxLength={200}
            placeholder={draft.name}
            value={draft.title}
            onChange={({ target }) => onChange(() => ({ title: target.value }))}
          />
        </div>
        <Description
          value={draft.description ?? ''}
          onChange={(description) => onChange(() => ({ description }))}
        />
      </div>
    </div>
  )
}
