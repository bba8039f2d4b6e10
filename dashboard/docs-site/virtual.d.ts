declare module 'virtual:docs-search' {
  /** One entry a section: its address, the title of its page, its own, and its text. */
  export const sections: string[][]
}
