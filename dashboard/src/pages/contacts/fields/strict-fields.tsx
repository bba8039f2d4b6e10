import { api } from '../../../api.ts'
import { useApi, useApiMutation } from '../../../queries.ts'
import { Card, CardHeader } from '../../../ui/card.tsx'
import { SwitchField } from '../../../ui/choice-field.tsx'
import { Failure } from '../../../ui/states.tsx'

/** Whether contacts take values for keys that no field names. */
export function StrictFields() {
  const settings = useApi(api.contactFields.settings)
  const save = useApiMutation(api.contactFields.updateSettings, {
    invalidates: ['contactFields'],
    done: ({ strictFields }) =>
      strictFields ? 'Only these fields are taken now.' : 'Other keys are taken again.',
  })
  return (
    <Card>
      <CardHeader title="Other keys" />
      <div className="p-4">
        {settings.error && !settings.data && (
          <Failure error={settings.error} onRetry={() => void settings.reload()} />
        )}
        {settings.data && (
          <SwitchField
            label="Reject unknown fields"
            hint="Contacts keep values that they already have."
            checked={settings.data.strictFields}
            disabled={save.isPending}
            onChange={({ target }) => save.mutate({ strictFields: target.checked })}
          />
        )}
      </div>
    </Card>
  )
}
