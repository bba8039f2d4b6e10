import { searchParams, text } from '../../search.ts'

/** Where the person wanted to go before signing in. */
export const signInSearch = searchParams({ next: text })
/** The token of a link in a mail. */
export const linkSearch = searchParams({ token: text })
