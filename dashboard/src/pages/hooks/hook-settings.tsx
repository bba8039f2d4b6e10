import type { Hook } from '@capstan/sdk'
import type { ReactNode } from 'react'
import { api } from '../../api.ts'
import { useEdit } from '../../edit.ts'
import { useSession } from '../../session.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, Facts } from '../../ui/card.tsx'
import { Id } from '../../ui/copy.tsx'
import { TextField } from '../../ui/field.tsx'
import { Form, SaveButton } from '../../ui/form.tsx'
import { formatExact } from '../../ui/format.ts'
import { Ago } from '../../ui/time.tsx'
import { type Config, ConfigFields, configOf, hasConfigFields } from './config-fields.tsx'
import { Address } from './connect.tsx'
import { providerOf } from './providers.ts'

const settingWords: Readonly<Record<keyof Hook['config'], string>> = {
  publicUrl: 'Address at the sender',
  username: 'User name',
  header: 'Header',
  prefix: 'Prefix',
  algorithm: 'Hash',
  encoding: 'Written as',
  secretEncoding: 'Secret written as',
  template: 'Signed text',
  timestampHeader: 'Time header',
  timestampUnit: 'Time counts',
  toleranceSeconds: 'Allowed difference',
  idHeader: 'Id header',
  idExpression: 'Event id',
}

/** The name, the address, and how requests are checked. */
export function HookSettings({ hook }: { hook: Hook }) {
  const { isAdmin } = useSession()
  return (
    <div className="flex max-w-140 flex-col gap-5">
      <Card>
        <CardHeader title="Address" hint="Keep it to yourself. Rotate it if others know it." />
        <div className="p-4">
          <Address url={hook.url} />
        </div>
      </Card>
      <NameCard hook={hook} />
      {isAdmin && hasConfigFields(hook.preset) && <CheckCard hook={hook} />}
      <Card>
        <CardHeader title="Details" />
        <div className="p-4">
          <Facts rows={rowsOf(hook)} />
        </div>
      </Card>
    </div>
  )
}

function NameCard({ hook }: { hook: Hook }) {
  const { isAdmin } = useSession()
  const edit = useEdit(hook, {
    read: () => api.hooks.get(hook.id),
    write: (changes: { name: string }, options) => api.hooks.update(hook.id, changes, options),
    labels: { name: 'Name' },
    invalidates: ['hooks'],
  })
  return (
    <Card>
      <CardHeader title="Name" />
      <div className="p-4">
        <Form
          mutation={edit}
          onSubmit={(values) => edit.mutate({ name: String(values.get('name')) })}
        >
          <TextField
            label="Name"
            name="name"
            defaultValue={hook.name}
            disabled={!isAdmin}
            required
            maxLength={200}
            dir="auto"
          />
          {isAdmin && <SaveButton busy={edit.isPending} />}
        </Form>
      </div>
    </Card>
  )
}

/** How requests are checked, by somebody who may change it. */
function CheckCard({ hook }: { hook: Hook }) {
  const edit = useEdit(hook, {
    read: () => api.hooks.get(hook.id),
    write: (changes: { config: Config }, options) => api.hooks.update(hook.id, changes, options),
    labels: { config: 'Check' },
    show: (_field, value) => settingsIn(value as Hook['config']),
    invalidates: ['hooks'],
  })
  const save = (values: FormData): void => {
    const withoutField = Object.entries(hook.config).filter(([key]) => !values.has(`config.${key}`))
    edit.mutate({ config: { ...Object.fromEntries(withoutField), ...configOf(values) } })
  }
  return (
    <Card>
      <CardHeader title="Check" hint="Requests are checked by this from the moment you save it." />
      <div className="p-4">
        <Form mutation={edit} onSubmit={save}>
          <ConfigFields preset={hook.preset} config={hook.config} />
          <div>
            <Button type="submit" busy={edit.isPending}>
              Save the check
            </Button>
          </div>
        </Form>
      </div>
    </Card>
  )
}

const settingsIn = (config: Hook['config']): string =>
  Object.entries(config)
    .map(([key, value]) => `${settingWords[key as keyof Hook['config']] ?? key}: ${value}`)
    .join(', ')

function rowsOf(hook: Hook): [string, ReactNode][] {
  const until = hook.previousSecretUntil
  const settings = Object.entries(hook.config).map(([key, value]): [string, ReactNode] => [
    settingWords[key as keyof Hook['config']] ?? key,
    <code key={key} className="break-all font-mono text-xs">
      {String(value)}
    </code>,
  ])
  return [
    ['Sender', providerOf(hook.preset).name],
    ['Secret', hook.hasSecret ? 'Set. It is never shown again.' : 'Not set'],
    ...(until ? ([['Old secret', `Valid until ${formatExact(until)}`]] as [string, string][]) : []),
    ...settings,
    ['Created', <Ago key="at" at={hook.createdAt} />],
    ['Id', <Id key="id" value={hook.id} />],
  ]
}
