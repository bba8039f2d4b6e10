import { readFile } from 'node:fs/promises'
import { type CatalogItem, type CatalogItemChanges, decimalsOf } from '@capstan/sdk'
import { Command, InvalidArgumentError } from 'commander'
import type { Cli } from '../cli.ts'
import { confirmDeletion, withYes } from '../deletion.ts'
import { money } from '../money.ts'
import { metadata, oneOf, paged } from '../options.ts'
import type { Column } from '../output.ts'
import { save } from './import-contacts.ts'

type Price = NonNullable<CatalogItemChanges['prices']>[number]
type Tax = NonNullable<CatalogItemChanges['taxes']>[number]

const priceText = ({ currency, billing, unitAmount, unitAmountDecimal }: Price): string =>
  `${money(unitAmountDecimal ?? unitAmount ?? 0, currency)}${billing === 'one_time' ? '' : `/${billing}`}`

const columns: Column<CatalogItem>[] = [
  { title: 'id', value: ({ id }) => id },
  { title: 'sku', value: ({ sku }) => sku },
  { title: 'name', value: ({ name }) => name },
  { title: 'prices', value: ({ prices }) => prices.map(priceText).join(', ') },
]

/** `EUR=49` is 49 euros once, `EUR/month=0.0035` a third of a cent every month. */
function price(text: string, before: Price[] = []): Price[] {
  const [, currency, billing, whole, decimals = ''] =
    /^([A-Z]{3})(?:\/(one_time|month|quarter|year))?=(\d{1,15})(?:\.(\d+))?$/.exec(text) ?? []
  if (currency === undefined || whole === undefined) {
    throw new InvalidArgumentError('Use an amount, such as EUR=49.90 or EUR/month=49.')
  }
  const digits = decimalsOf(currency)
  // A thousand in one country, one and a fraction in another; prices of three decimals are usual in dinars alone.
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(`${whole}.${decimals}`) && digits !== 3) {
    const meant = `${currency}=${whole}${decimals} or ${currency}=${whole}.${decimals}0`
    throw new InvalidArgumentError(`${whole}.${decimals} is ambiguous. Use ${meant}.`)
  }
  const minor = BigInt(whole + decimals.slice(0, digits).padEnd(digits, '0'))
  const finer = decimals.slice(digits).replace(/0+$/, '')
  const unit = finer ? { unitAmountDecimal: `${minor}.${finer}` } : { unitAmount: Number(minor) }
  const made = { currency, ...(billing && { billing: billing as Price['billing'] }), ...unit }
  return [...before, made as Price]
}

function tax(text: string, before: Tax[] = []): Tax[] {
  const at = text.lastIndexOf('=')
  if (at < 1) throw new InvalidArgumentError('Use a name and a percentage, such as VAT=19.')
  return [...before, { name: text.slice(0, at), percent: text.slice(at + 1) }]
}

const withFields = (command: Command): Command =>
  command
    .option('--description <text>', 'description in Markdown')
    .option('--sku <sku>', 'your own identifier; unique')
    .option('--unit <unit>', 'unit of a quantity, such as hour')
    .option('--price <price>', 'such as EUR/month=49.90; repeatable', price)
    .option('--tax <tax>', 'such as VAT=19; repeatable', tax)
    .option('--archived', 'hide it from lists')
    .option('--metadata <fields>', 'your own fields, such as team=design', metadata)

interface Options extends Omit<CatalogItemChanges, 'prices' | 'taxes'> {
  price?: Price[]
  tax?: Tax[]
  clear?: string[]
}

const fieldsOf = ({ price: prices, tax: taxes, clear: _, ...fields }: Options) => ({
  ...fields,
  ...(prices && { prices }),
  ...(taxes && { taxes }),
})

const empty: Record<string, unknown> = { prices: [], taxes: [], metadata: {} }
const cleared = (fields: readonly string[] = []): CatalogItemChanges =>
  Object.fromEntries(fields.map((field) => [field, empty[field] ?? null]))

export function catalogCommands(cli: Cli): Command {
  const { output, connect } = cli
  const catalog = new Command('catalog').description(
    'products and services for proposals, with prices',
  )

  paged(catalog.command('list'))
    .description('list catalog items, newest first')
    .option('--q <text>', 'part of a name, a SKU or a description')
    .option('--sku <sku>', 'exactly this SKU')
    .option('--archived', 'archived items')
    .action(async ({ all, ...query }) =>
      output.list((await connect()).catalogItems.list(query), columns, { all }),
    )

  catalog
    .command('get <item>')
    .description('show a catalog item')
    .action(async (id) => output.priced(await (await connect()).catalogItems.get(id)))

  withFields(catalog.command('create'))
    .requiredOption('--name <name>', 'name of the item')
    .description('create a catalog item')
    .action(async ({ name, ...options }) =>
      output.priced(await (await connect()).catalogItems.create({ name, ...fieldsOf(options) })),
    )

  const clearable = ['description', 'sku', 'unit', 'prices', 'taxes', 'metadata'] as const
  withFields(catalog.command('update <item>'))
    .option('--name <name>', 'name of the item')
    .option('--no-archived', 'show it in lists again')
    .description('change the fields that you pass')
    .addOption(oneOf('--clear <fields...>', 'empty these fields', ...clearable))
    .action(async (id, options: Options) => {
      const changes = { ...cleared(options.clear), ...fieldsOf(options) }
      output.priced(await (await connect()).catalogItems.update(id, changes))
    })

  withYes(catalog.command('delete <item>'))
    .description('delete a catalog item; proposals keep what they took of it')
    .action(async (id, options) => {
      const capstan = await connect()
      const look = async () => {
        const { name } = await capstan.catalogItems.get(id)
        return { what: `the catalog item "${name}"`, isMany: false }
      }
      if (cli.io.ask) await confirmDeletion(cli, options, look)
      await capstan.catalogItems.delete(id)
      output.done(`${id} is deleted.`, { id, deleted: true })
    })

  addFileCommands(catalog, cli)
  return catalog
}

function addFileCommands(catalog: Command, { output, connect }: Cli): void {
  catalog
    .command('import <file>')
    .description('create and change items from a CSV file; all rows or none')
    .action(async (path) => {
      const csv = await readFile(path, 'utf8')
      const counts = await (await connect()).catalogItems.import(csv)
      const { created, updated, unchanged } = counts
      output.done(`${created} created, ${updated} updated, ${unchanged} unchanged.`, counts)
    })

  catalog
    .command('export <file>')
    .description('write all items to a CSV file')
    .action(async (path) => {
      await save(await (await connect()).catalogItems.export(), path)
      output.done(`Saved ${path}.`, { path })
    })
}
