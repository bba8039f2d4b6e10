import { Monitor, Moon, Sun } from 'lucide-react'
import { type Theme, useTheme } from '../../shell/theme.ts'
import { Card, CardHeader } from '../../ui/card.tsx'

const themes = [
  ['system', 'As the device', Monitor],
  ['light', 'Light', Sun],
  ['dark', 'Dark', Moon],
] as const satisfies readonly (readonly [Theme, string, unknown])[]

export function ThemeChoice() {
  const [theme, setTheme] = useTheme()
  return (
    <Card>
      <CardHeader title="Appearance" hint="Kept in this browser." />
      <div role="radiogroup" aria-label="Theme" className="grid gap-2 p-4 sm:grid-cols-3">
        {themes.map(([one, title, Icon]) => (
          <label
            key={one}
            className="flex cursor-pointer items-center gap-3 rounded-md border border-line px-3.5 py-2.5 text-sm has-checked:border-brass has-checked:bg-brass-wash has-focus-visible:outline-2 has-focus-visible:outline-brass has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="theme"
              className="sr-only"
              checked={theme === one}
              onChange={() => setTheme(one)}
            />
            <Icon size={17} aria-hidden="true" className="text-soft" />
            {title}
          </label>
        ))}
      </div>
    </Card>
  )
}
