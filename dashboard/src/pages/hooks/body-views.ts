/** How a received request can be looked at. */
export const bodyViews = [
  { value: 'body', title: 'Body' },
  { value: 'headers', title: 'Headers' },
  { value: 'raw', title: 'Raw' },
] as const
export type BodyView = (typeof bodyViews)[number]['value']
