export const texts = {
  'Opening hours': '# Opening hours\n\nWe open at nine and close at six.\n\n## Sundays\n\nClosed.',
  Returns: '# Returns\n\nWhat you bought can be returned within thirty days, with the receipt.',
  Shipping: '# Shipping\n\n| Country | Days |\n| --- | --- |\n| Germany | 2 |\n| Japan | 7 |',
  Warranty: '# Warranty\n\nLamps are covered for five years, bulbs for one.',
}
