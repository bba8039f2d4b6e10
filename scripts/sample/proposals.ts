interface Sample {
  title: string
  /** Whose, by their place among the people. */
  person: number
  /** What became of it. */
  end: 'draft' | 'sent' | 'accepted' | 'declined'
  items: { name: string; quantity: string; unitAmount: number; billing?: 'month' }[]
}

/** Amounts are in cents. */
export const proposals: Sample[] = [
  {
    title: 'Lighting for the reading room',
    person: 11,
    end: 'accepted',
    items: [
      { name: 'Pendant lamp, brass', quantity: '12', unitAmount: 38_900 },
      { name: 'Mounting', quantity: '6.5', unitAmount: 9_500 },
    ],
  },
  {
    title: 'New signs for the pier',
    person: 3,
    end: 'sent',
    items: [
      { name: 'Sign, enamelled', quantity: '4', unitAmount: 62_000 },
      { name: 'Care', quantity: '1', unitAmount: 4_900, billing: 'month' },
    ],
  },
  {
    title: 'Stage light, autumn season',
    person: 6,
    end: 'sent',
    items: [{ name: 'Spotlight, rented', quantity: '8', unitAmount: 21_500, billing: 'month' }],
  },
  {
    title: 'Guest rooms, second floor',
    person: 14,
    end: 'declined',
    items: [{ name: 'Bedside lamp', quantity: '36', unitAmount: 8_450 }],
  },
  {
    title: 'Lanterns for the tea garden',
    person: 5,
    end: 'draft',
    items: [{ name: 'Lantern, paper', quantity: '20', unitAmount: 5_600 }],
  },
]
