import type { Run } from '../src/platform/db/catalog.ts'

/** Everything that a schema consists of, one line each, in an order that does not depend on its history. */
export async function readSchema(run: Run): Promise<string[]> {
  const rows = await run(`${Object.values(parts).join('\nunion all\n')} order by 1`)
  return rows.map(({ line }) => String(line))
}

const inPublic = "= 'public'::regnamespace"
const isOwn = (oid: string) =>
  `not exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`

const parts = {
  tables: `select format('table %s %s %s options %s comment %s', c.relname, c.relkind, c.relpersistence,
      c.reloptions, obj_description(c.oid, 'pg_class')) as line
    from pg_class c where c.relnamespace ${inPublic} and c.relkind in ('r', 'S', 'v', 'c')`,
  columns: `select format('column %s.%s %s null %s default %s generated %s%s storage %s comment %s', c.relname,
      a.attname, format_type(a.atttypid, a.atttypmod), not a.attnotnull, pg_get_expr(d.adbin, d.adrelid),
      a.attgenerated, a.attidentity, a.attstorage, col_description(c.oid, a.attnum))
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace ${inPublic} and c.relkind in ('r', 'c') and a.attnum > 0 and not a.attisdropped`,
  indexes: `select 'index ' || indexdef from pg_indexes where schemaname = 'public'`,
  constraints: `select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace ${inPublic} and conrelid <> 0`,
  triggers: `select format('trigger %s %s %s', tgrelid::regclass, tgenabled, pg_get_triggerdef(oid))
    from pg_trigger where not tgisinternal and tgrelid in
      (select oid from pg_class where relnamespace ${inPublic})`,
  functions: `select 'function ' || pg_get_functiondef(p.oid)
    from pg_proc p where p.pronamespace ${inPublic} and p.prokind in ('f', 'p') and ${isOwn('p.oid')}`,
}
