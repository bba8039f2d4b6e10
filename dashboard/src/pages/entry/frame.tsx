import { isCapstanError } from '@capstan/sdk'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { Mark } from '../../ui/mark.tsx'
import { useTitle } from '../../ui/title.ts'
import { Engraving } from './engraving.tsx'

interface FrameProps {
  title: string
  /** Title of the browser's tab if it differs from `title`. */
  tab?: string
  lead?: ReactNode
  children?: ReactNode
  foot?: ReactNode
}

/** Longer titles are smaller, so that they take three lines at most. */
const longTitle = 24

/** A page before the sign-in: the form on the sheet, the engraved mark beside it. */
export function Frame({ title, tab, lead, children, foot }: FrameProps) {
  useTitle(tab ?? title)
  return (
    <div className="relative flex min-h-dvh flex-col bg-sheet lg:flex-row">
      <Picture />
      <main className="flex flex-1 flex-col px-6 pb-8 lg:px-10 lg:py-8">
        <div className="flex items-center gap-2.5 font-semibold text-base max-lg:absolute max-lg:start-7 max-lg:top-7 max-lg:text-on-slate">
          <Mark className="size-6" /> Capstan
        </div>
        <div className="mx-auto flex w-full max-w-88 flex-1 flex-col pt-8 lg:justify-center lg:py-10">
          <h1
            dir="auto"
            className={classes(
              'text-balance break-words font-serif',
              title.length > longTitle
                ? 'text-serif-section'
                : 'text-[2.75rem]/[3.125rem] tracking-[-0.022em] max-sm:text-[2.5rem]/[2.75rem]',
            )}
          >
            {title}
          </h1>
          {lead && <div className="mt-2 text-pretty text-base text-soft">{lead}</div>}
          {children && <div className="mt-7">{children}</div>}
          {foot && <div className="mt-7 text-soft text-sm">{foot}</div>}
        </div>
      </main>
    </div>
  )
}

/** Beside the form on a desk; on a phone a strip above it, on which the name is laid. */
const Picture = () => (
  <div className="relative m-2 h-49 shrink-0 overflow-hidden rounded-sheet bg-slate text-plate-foot lg:order-last lg:h-auto lg:w-[41%] dark:bg-well dark:ring-1 dark:ring-line">
    <Engraving className="max-lg:h-auto max-lg:w-full lg:absolute lg:inset-0 lg:size-full" />
  </div>
)

/** Why a link of a mail failed: a refusal in our words, anything else in its own. */
export const linkFailure = (error: unknown, refusal: string): string =>
  isCapstanError(error) && (error.status ?? 500) < 500
    ? refusal
    : error instanceof Error
      ? error.message
      : refusal

/** Fields of an entry page are as tall as a thumb. */
export const tall = 'h-11! text-base!'
export const wideButton = 'h-11.5! w-full'
export const inlineLink = 'rounded-xs font-medium text-brass underline-offset-4 hover:underline'
