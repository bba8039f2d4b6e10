/** The edge, the ground and the focus of whatever is typed into. */
export const fieldLook =
  'rounded-md border border-edge bg-field px-2.5 text-ink text-sm max-sm:text-[1rem] focus-visible:outline-2 focus-visible:outline-focus focus-visible:outline-offset-1 disabled:cursor-not-allowed disabled:border-line2 disabled:bg-well disabled:text-soft aria-invalid:border-bad-fill'
