import { useState } from 'react'
import { TextField } from '../../../ui/field.tsx'
import { SettingsCard, type SettingsProps } from './settings-card.tsx'

/** How proposals are numbered, with what it makes of today. */
export function NumberCard({ settings }: SettingsProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const pattern = typed ?? settings.numberPattern
  return (
    <SettingsCard
      title="Number"
      hint="Each proposal gets the next one when it is sent."
      settings={settings}
      changes={pattern === settings.numberPattern ? null : { numberPattern: pattern }}
      onSaved={() => setTyped(null)}
    >
      <TextField
        name="numberPattern"
        label="Pattern"
        className="font-mono"
        autoComplete="off"
        maxLength={40}
        value={pattern}
        onChange={({ target }) => setTyped(target.value)}
        hint={
          <>
            {'{YYYY}, {YY}, {MM} and one counter, such as {0000}. Example: '}
            <output className="font-name text-soft tabular-nums">{exampleOf(pattern)}</output>
          </>
        }
      />
    </SettingsCard>
  )
}

/** The 42nd number of this month, as the server would write it. */
function exampleOf(pattern: string): string {
  const [year = '', month = ''] = new Date().toISOString().split('-')
  return pattern
    .replaceAll('{YYYY}', year)
    .replaceAll('{YY}', year.slice(-2))
    .replaceAll('{MM}', month)
    .replace(/\{(0{1,9})\}/, (_, zeros: string) => '42'.padStart(zeros.length, '0'))
}
