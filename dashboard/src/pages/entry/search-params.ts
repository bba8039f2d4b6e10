import { oneOf, searchParams, text } from '../../search.ts'
import { signOnRefusals } from './sign-on-refusals.ts'

/** Where the person wanted to go before signing in, and why single sign-on was refused. */
export const signInSearch = searchParams({ next: text, refused: oneOf(...signOnRefusals) })
/** The token of a link in a mail. */
export const linkSearch = searchParams({ token: text })
