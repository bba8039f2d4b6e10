import { classes } from './classes.ts'

/** `<Mark className>`: a capstan seen from above, the drum and its bars. Decoration: the name stands beside it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      className={classes('shrink-0 text-mark', className ?? 'size-6')}
    >
      <path d="M16 2.5v6M16 23.5v6M2.5 16h6M23.5 16h6M6.5 6.5l4.2 4.2M21.3 21.3l4.2 4.2M6.5 25.5l4.2-4.2M21.3 10.7l4.2-4.2" />
      <circle cx="16" cy="16" r="7.6" />
      <circle cx="16" cy="16" r="2.2" fill="currentColor" stroke="none" />
    </svg>
  )
}
