import { useState } from 'react'
import { RadioField, SwitchField } from '../../src/ui/choice-field.tsx'
import { CheckField, SelectField, TextArea, TextField } from '../../src/ui/field.tsx'
import { Form, FormActions } from '../../src/ui/form.tsx'
import { OverlapField } from '../../src/ui/overlap-field.tsx'
import { Properties } from '../../src/ui/properties.tsx'
import { SecretField } from '../../src/ui/secret-field.tsx'
import { toast } from '../../src/ui/toast.tsx'
import { Part, Specimen } from './specimen.tsx'

export function FormSpecimens() {
  return (
    <Part id="forms" title="Forms">
      <Specimen name="TextField, SelectField, TextArea, SecretField" bare>
        <Fields />
      </Specimen>
      <Specimen name="CheckField, RadioField, SwitchField">
        <Choices />
      </Specimen>
      <Specimen name="Form, FormActions" bare>
        <FaultyForm />
      </Specimen>
      <Specimen name="Properties" bare>
        <Details />
      </Specimen>
    </Part>
  )
}

function Fields() {
  return (
    <div className="grid gap-5 p-4 sm:grid-cols-2">
      <TextField label="Name" placeholder="CRM sync" hint="Shown in the audit log." />
      <TextField
        label="Phone"
        defaultValue="555"
        error="Start with + and the country, as +49 40…"
      />
      <TextField label="Company" dir="auto" defaultValue="شركة الميناء" />
      <TextField label="Address" disabled defaultValue="Your server's operator sets this." />
      <SelectField label="Expires" hint="You can rotate it before.">
        <option>After 90 days</option>
        <option>Never</option>
      </SelectField>
      <SecretField label="Signing secret" defaultValue="whsec_c2FtcGxl" />
      <TextArea label="Note" defaultValue="Seen by your team only." />
      <OverlapField
        label="Old token works for"
        overlaps={[
          [1, 'One hour'],
          [24, 'One day'],
        ]}
        value={24}
        onChange={() => {}}
      />
    </div>
  )
}

function Choices() {
  const [isLive, setLive] = useState(true)
  return (
    <>
      <CheckField label="All events" hint="Including future ones" defaultChecked />
      <CheckField label="Only deletions" />
      <RadioField label="Net" name="gallery-price" defaultChecked />
      <RadioField label="Gross" name="gallery-price" />
      <SwitchField label="Live" checked={isLive} onChange={() => setLive(!isLive)} />
    </>
  )
}

class Refusal extends Error {
  readonly field: string

  constructor(field: string, message: string) {
    super(message)
    this.field = field
  }
}

/** Refuses every address, at the field that is to blame. */
function FaultyForm() {
  const [error, setError] = useState<Error | null>(null)
  return (
    <div className="max-w-110 p-4">
      <Form
        mutation={{ error, isPending: false }}
        onSubmit={() => setError(new Refusal('url', 'Use an address that starts with https://'))}
      >
        <TextField label="Address" name="url" defaultValue="http://example.com" />
        <FormActions action="Add webhook" onCancel={() => setError(null)} />
      </Form>
    </div>
  )
}

function Details() {
  const [ceiling, setCeiling] = useState('6.40 m')
  return (
    <div className="max-w-87 px-4">
      <Properties
        title="Project"
        rows={[
          { label: 'Area', value: '420 m²' },
          {
            label: 'Ceiling',
            value: ceiling,
            text: ceiling,
            onSave: (next) => {
              setCeiling(next)
              toast('Saved.')
            },
          },
        ]}
      />
    </div>
  )
}
