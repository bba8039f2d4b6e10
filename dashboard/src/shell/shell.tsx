import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { idle } from '../idle.ts'
import { useSession } from '../session.ts'
import { FrameContext } from '../ui/frame.ts'
import { SkeletonRows } from '../ui/states.tsx'
import { forgetOldUnsentText, UnsentScope } from '../ui/unsent-text.ts'
import { useArrival } from './arrival.ts'
import { useKeys } from './keys.ts'
import { useLive } from './live.ts'
import { useLoadedPages } from './loaded-pages.ts'
import { OfflineBanner } from './offline-banner.tsx'
import { LoadingPalette } from './palette-frame.tsx'
import { measurePane } from './pane.ts'
import { PhoneBottomBar, PhoneTopBar } from './phone-bars.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { Sidebar } from './sidebar.tsx'

/** The page comes first: the palette is loaded after it, or when it is opened. */
const Palette = lazy(() => import('./palette.tsx').then(({ Palette }) => ({ default: Palette })))

export const frameLook =
  'flex h-dvh flex-col bg-paper sm:grid sm:grid-cols-[3.5rem_minmax(0,1fr)] lg:not-data-rail:grid-cols-[14.75rem_minmax(0,1fr)]'
export const sheetLook =
  'relative flex min-h-0 min-w-0 flex-1 flex-col bg-sheet outline-none max-sm:overflow-y-auto max-sm:overflow-x-clip sm:my-2 sm:me-2 sm:overflow-hidden sm:rounded-sheet sm:border sm:border-line'

/** Paper with the navigation, and one sheet that carries the work. */
export function Shell() {
  const { self, organization } = useSession()
  const connection = useLive(organization.id)
  const [opened, setOpened] = useState<'palette' | 'shortcuts' | null>(null)
  const [sought, setSought] = useState('')
  const openPalette = useCallback(() => {
    setSought('')
    setOpened('palette')
  }, [])
  const openShortcuts = useCallback(() => setOpened('shortcuts'), [])
  // The one that closes says so late: another may be open by then.
  const close = (which: typeof opened) => () => setOpened((now) => (now === which ? null : now))
  const palette = {
    open: opened === 'palette',
    text: sought,
    onText: setSought,
    onClose: close('palette'),
  }
  useKeys({ openPalette, openShortcuts })
  useArrival()
  useEffect(forgetOldUnsentText, [])
  useLoadedPages()
  const [hasTime, setHasTime] = useState(false)
  useEffect(() => void idle().then(() => setHasTime(true)), [])
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const [side, setSide] = useState<HTMLElement | null>(null)
  const [isRail, setRail] = useState(false)
  const frame = useMemo(() => ({ bar, side, setRail }), [bar, side])
  return (
    <div data-rail={isRail || undefined} className={frameLook}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-70 focus:rounded-md focus:bg-slate focus:px-4 focus:py-2 focus:text-on-slate"
      >
        Skip to the content
      </a>
      <PhoneTopBar onPalette={openPalette} />
      <Sidebar connection={connection} onPalette={openPalette} onShortcuts={openShortcuts} />
      <main id="content" tabIndex={-1} className={sheetLook}>
        <OfflineBanner connection={connection} />
        <div ref={setBar} className="shrink-0" />
        <div className="flex min-h-0 flex-1 max-sm:flex-none">
          <div
            ref={measurePane}
            data-scroller
            data-scroll-restoration-id="work"
            className="min-w-0 flex-1 sm:overflow-y-auto"
          >
            <div className="max-w-[90rem] p-(--inset) [--inset:1.5rem] max-sm:pt-2 max-sm:[--inset:1rem]">
              <FrameContext value={frame}>
                <UnsentScope value={`${self.id}.${organization.id}`}>
                  {bar && (
                    <Suspense fallback={<SkeletonRows />}>
                      <Outlet />
                    </Suspense>
                  )}
                </UnsentScope>
              </FrameContext>
            </div>
          </div>
          <div
            ref={setSide}
            className="max-xl:absolute max-xl:inset-y-0 max-xl:end-0 max-xl:z-20 max-sm:fixed max-sm:inset-0 empty:hidden"
          />
        </div>
      </main>
      <PhoneBottomBar connection={connection} onShortcuts={openShortcuts} />
      <Suspense fallback={<LoadingPalette {...palette} />}>
        {(hasTime || palette.open) && <Palette {...palette} onShortcuts={openShortcuts} />}
      </Suspense>
      <Shortcuts open={opened === 'shortcuts'} onClose={close('shortcuts')} />
    </div>
  )
}
