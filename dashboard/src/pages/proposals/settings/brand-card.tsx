import { useSession } from '../../../session.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldFrame, TextArea, TextField } from '../../../ui/field.tsx'
import { fieldLook } from '../../../ui/field-look.ts'
import { ImageChoice } from '../image-choice.tsx'
import { StoredImage } from '../stored-image.tsx'
import { SettingsCard, type SettingsProps, usePart } from './settings-card.tsx'

const colour = /^#[0-9A-Fa-f]{6}$/

/** How documents look, and whom they are from. */
export function BrandCard({ settings }: SettingsProps) {
  const { organization } = useSession()
  const { value, touched, set, reset } = usePart(settings, 'brand')
  const { name, accent, logoImageId, lines, footer } = value
  const changes = { ...touched, ...(touched.lines && { lines: written(touched.lines) }) }
  return (
    <SettingsCard
      title="Brand"
      hint="Clients see this name. Sent proposals keep the one before."
      forAdmins
      settings={settings}
      changes={Object.keys(touched).length > 0 ? { brand: changes } : null}
      onSaved={reset}
    >
      <div className="flex flex-col gap-2 text-sm">
        <span className="font-label">Logo</span>
        {logoImageId && (
          <span className="flex items-center gap-3">
            <StoredImage
              imageId={logoImageId}
              alt="Logo"
              className="h-14 max-w-60 rounded-chip border border-line bg-white object-contain p-1.5"
            />
            <Button look="quiet" size="small" onClick={() => set({ logoImageId: null })}>
              Remove
            </Button>
          </span>
        )}
        <ImageChoice imageId={logoImageId} onChoose={(id) => set({ logoImageId: id })} />
      </div>
      <TextField
        name="brand.name"
        label="Name"
        dir="auto"
        autoComplete="organization"
        maxLength={200}
        placeholder={organization.name}
        value={name ?? ''}
        onChange={({ target }) => set({ name: target.value || null })}
        hint="Leave empty for the name of your organization."
      />
      <AccentField accent={accent} onChange={(next) => set({ accent: next })} />
      <TextArea
        name="brand.lines"
        label="Address and numbers"
        dir="auto"
        rows={4}
        value={lines.join('\n')}
        onChange={({ target }) => set({ lines: target.value.split('\n') })}
        hint="Up to 8 lines below your name, such as address and VAT number."
      />
      <TextField
        name="brand.footer"
        label="Footer of each page"
        dir="auto"
        maxLength={300}
        value={footer ?? ''}
        onChange={({ target }) => set({ footer: target.value || null })}
      />
    </SettingsCard>
  )
}

/** Without the empty lines at the end that typing leaves. */
const written = (lines: string[]): string[] =>
  lines.map((line) => line.trim()).filter((line, at, all) => line || all.slice(at).some(Boolean))

interface AccentFieldProps {
  accent: string
  onChange(accent: string): void
}

/** A colour to pick or to type. */
const AccentField = ({ accent, onChange }: AccentFieldProps) => (
  <FieldFrame
    id="accent"
    label="Colour"
    hint="For headings and buttons. Darkened where it would be hard to read."
    error={colour.test(accent) ? null : 'Enter a colour such as #1d4f49.'}
  >
    <span className="flex items-center gap-2">
      <input
        type="color"
        aria-label="Pick the colour"
        value={colour.test(accent) ? accent : '#000000'}
        onChange={({ target }) => onChange(target.value)}
        className={`h-8.5 w-12 shrink-0 p-1 max-sm:h-11 ${fieldLook}`}
      />
      <input
        id="accent"
        name="brand.accent"
        aria-describedby="accent-note"
        autoComplete="off"
        maxLength={7}
        value={accent}
        onChange={({ target }) => onChange(target.value)}
        className={`h-8.5 w-28 font-mono max-sm:h-11 ${fieldLook}`}
      />
    </span>
  </FieldFrame>
)
