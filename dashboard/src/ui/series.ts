export interface Series {
  name: string
  /** Failures stand on top of the bars; a comparison is dashed. */
  kind: 'bar' | 'failure' | 'line' | 'comparison'
  values: readonly number[]
  /** One of the four chart colours; failures have their own. */
  tone?: 1 | 2 | 3 | 4
}

export interface ChartColumn {
  /** Below the axis, where there is room: the first and the last always. */
  tick: string
  /** In the tip and in the table: "Tue 17 November". */
  title: string
}
