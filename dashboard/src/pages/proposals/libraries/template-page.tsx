import { isCapstanError } from '@capstan/sdk'
import { useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { api } from '../../../api.ts'
import { useApi } from '../../../queries.ts'
import { Gone } from '../../../ui/blocked.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Failure, Skeleton } from '../../../ui/states.tsx'
import { editableOf } from './template-draft.ts'
import { TemplateEditor, templateTrail } from './template-editor.tsx'

/** One template, in the editor of proposals. */
export function TemplatePage() {
  const { templateId = '' } = useParams({ strict: false })
  const template = useApi(api.proposalTemplates.get, templateId)
  const settings = useApi(api.proposalSettings.get)
  const editable = useMemo(
    () => template.data && settings.data && editableOf(template.data, settings.data),
    [template.data, settings.data],
  )
  if (editable && settings.data) {
    return <TemplateEditor key={editable.id} current={editable} settings={settings.data} />
  }
  const error = template.error ?? settings.error
  const isGone = isCapstanError(error) && error.status === 404
  return (
    <>
      <PageHeader title="Template" trail={templateTrail} />
      {isGone && <Gone what="template" />}
      {error && !isGone && (
        <Failure
          error={error}
          onRetry={() => {
            void template.reload()
            void settings.reload()
          }}
        />
      )}
      {!error && (
        <div role="status" aria-label="Loading" className="late flex flex-col gap-5">
          <Skeleton className="h-13 w-2/3" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </>
  )
}
