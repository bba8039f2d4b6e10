/**
 * Levels of headings on one page: `base` is that of its title, no level skips one, none is deeper than 6.
 * Assistive technology and PDF/UA ask for this; authors do not know it.
 */
export class HeadingLevels {
  private last: number
  private readonly base: number

  constructor(base = 1) {
    this.base = base
    this.last = base
  }

  /** The level to print for the level that an author wrote, 1 to 6. */
  next(level: number): number {
    this.last = Math.min(this.base + level, this.last + 1, 6)
    return this.last
  }
}
