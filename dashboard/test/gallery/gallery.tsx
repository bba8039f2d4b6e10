import { Monitor, Moon, Sun } from 'lucide-react'
import { useTheme } from '../../src/shell/theme.ts'
import { PageHeader } from '../../src/ui/card.tsx'
import { Segments } from '../../src/ui/segments.tsx'
import { ChartSpecimens } from './charts.tsx'
import { ContentSpecimens } from './content.tsx'
import { ControlSpecimens } from './controls.tsx'
import { FormSpecimens } from './forms.tsx'
import { Foundations } from './foundations.tsx'
import { ListSpecimens } from './lists.tsx'
import { OverlaySpecimens } from './overlays.tsx'
import { StateSpecimens } from './states.tsx'

const parts = [
  ['foundations', 'Foundations'],
  ['controls', 'Controls'],
  ['forms', 'Forms'],
  ['content', 'Content'],
  ['lists', 'Lists'],
  ['charts', 'Charts'],
  ['states', 'States'],
  ['overlays', 'Overlays'],
] as const

/** Every component of the dashboard in each of its states, in both themes. */
export function Gallery() {
  return (
    <div className="@container min-h-dvh bg-sheet">
      <div className="sticky top-0 z-30 bg-sheet">
        <PageHeader title="Components" actions={<ThemeSwitch />} />
      </div>
      <div className="mx-auto max-w-6xl gap-10 px-6 py-8 max-sm:px-4 lg:grid lg:grid-cols-[9rem_minmax(0,1fr)]">
        <nav
          aria-label="Parts"
          className="mb-6 flex flex-wrap gap-x-4 gap-y-1 lg:sticky lg:top-20 lg:mb-0 lg:flex-col lg:self-start"
        >
          {parts.map(([id, title]) => (
            <a key={id} href={`#${id}`} className="py-0.5 text-soft hover:text-ink">
              {title}
            </a>
          ))}
        </nav>
        <main className="flex min-w-0 flex-col gap-14">
          <Foundations />
          <ControlSpecimens />
          <FormSpecimens />
          <ContentSpecimens />
          <ListSpecimens />
          <ChartSpecimens />
          <StateSpecimens />
          <OverlaySpecimens />
        </main>
      </div>
    </div>
  )
}

const themes = [
  { value: 'light', title: 'Light', icon: <Sun size={14} aria-hidden="true" /> },
  { value: 'dark', title: 'Dark', icon: <Moon size={14} aria-hidden="true" /> },
  { value: 'system', title: 'Device', icon: <Monitor size={14} aria-hidden="true" /> },
] as const

function ThemeSwitch() {
  const [theme, setTheme] = useTheme()
  return <Segments label="Theme" options={themes} value={theme} onChange={setTheme} />
}
