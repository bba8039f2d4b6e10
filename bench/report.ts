/** One measured figure and the bar that it should reach. */
export interface Figure {
  name: string
  value: string
  bar: string
  reached: boolean
}

/** Prints figures as the rows that `bench/README.md` keeps. */
export function report(title: string, figures: readonly Figure[]): void {
  console.log(`\n${title}\n`)
  console.log('| figure | measured | bar | |\n| --- | --- | --- | --- |')
  for (const { name, value, bar, reached } of figures) {
    console.log(`| ${name} | ${value} | ${bar} | ${reached ? '' : 'short'} |`)
  }
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
