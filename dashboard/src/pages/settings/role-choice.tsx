import type { Role } from '@capstan/sdk'
import { RadioField } from '../../ui/choice-field.tsx'
import { roles } from './member.ts'

interface RoleChoiceProps<Among extends Role> {
  value: Among
  among: readonly Among[]
  onChange(role: Among): void
}

export function RoleChoice<Among extends Role>({ value, among, onChange }: RoleChoiceProps<Among>) {
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-2 font-label text-sm">Role</legend>
      {among.map((role) => (
        <RadioField
          key={role}
          name="role"
          label={role}
          hint={roles[role]}
          checked={value === role}
          onChange={() => onChange(role)}
        />
      ))}
    </fieldset>
  )
}
