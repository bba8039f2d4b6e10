import { Monitor, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Theme, useTheme } from '../../shell/theme.ts'
import { Card, CardHeader } from '../../ui/card.tsx'
import { Segments } from '../../ui/segments.tsx'

const themes: readonly { value: Theme; title: string; icon: ReactNode }[] = [
  { value: 'system', title: 'As the device', icon: <Monitor size={14} aria-hidden="true" /> },
  { value: 'light', title: 'Light', icon: <Sun size={14} aria-hidden="true" /> },
  { value: 'dark', title: 'Dark', icon: <Moon size={14} aria-hidden="true" /> },
]

export function ThemeChoice() {
  const [theme, setTheme] = useTheme()
  return (
    <Card>
      <CardHeader title="Appearance" hint="Kept in this browser." />
      <div className="p-4">
        <Segments label="Theme" options={themes} value={theme} onChange={setTheme} />
      </div>
    </Card>
  )
}
