import { Monitor, Moon, Sun } from 'lucide-react'
import { type Theme, useTheme } from '../shell/theme.ts'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/card.tsx'
import { ContentSpecimens } from './components/content.tsx'
import { ControlSpecimens } from './components/controls.tsx'
import { Foundations } from './components/foundations.tsx'
import { OverlaySpecimens } from './components/overlays.tsx'
import { StateSpecimens } from './components/states.tsx'

const parts = [
  ['foundations', 'Foundations'],
  ['controls', 'Controls'],
  ['content', 'Content'],
  ['states', 'States'],
  ['overlays', 'Overlays'],
] as const

/** The design system on a page of its own: what a page is made of, in all its states. */
export function Components() {
  return (
    <div className="mx-auto max-w-6xl px-4 py-6 md:px-8 md:py-10">
      <PageHeader
        title="Components"
        lead="What every page of Capstan is made of."
        actions={<ThemeSwitch />}
      />
      <div className="gap-10 lg:grid lg:grid-cols-[9rem_1fr]">
        <nav
          aria-label="Parts"
          className="mb-6 flex flex-wrap gap-x-4 gap-y-1 text-sm lg:sticky lg:top-8 lg:mb-0 lg:flex-col lg:self-start"
        >
          {parts.map(([id, title]) => (
            <a key={id} href={`#${id}`} className="py-0.5 text-soft hover:text-ink">
              {title}
            </a>
          ))}
        </nav>
        <main className="flex min-w-0 flex-col gap-12">
          <Foundations />
          <ControlSpecimens />
          <ContentSpecimens />
          <StateSpecimens />
          <OverlaySpecimens />
        </main>
      </div>
    </div>
  )
}

const themes: [Theme, string, typeof Sun][] = [
  ['light', 'Light', Sun],
  ['dark', 'Dark', Moon],
  ['system', 'Device', Monitor],
]

function ThemeSwitch() {
  const [theme, setTheme] = useTheme()
  return (
    <fieldset className="flex gap-1 rounded-md border border-line bg-sheet p-1">
      <legend className="sr-only">Theme</legend>
      {themes.map(([one, title, Icon]) => (
        <Button
          key={one}
          size="small"
          look="quiet"
          aria-pressed={theme === one}
          onClick={() => setTheme(one)}
          icon={<Icon size={15} aria-hidden="true" />}
          className="aria-pressed:bg-brass-wash aria-pressed:text-ink"
        >
          {title}
        </Button>
      ))}
    </fieldset>
  )
}
