import type pg from 'pg'

/**
 * Everything that a schema is made of, by what it is and its name, as PostgreSQL itself would write it. Partitions of months are left out.
 */
export type Catalogue = ReadonlyMap<string, string>

/** The partitioned tables and their default partitions, and everything in the schema "public". */
const RELATIONS = `select c.oid, c.relname, c.relkind, c.reloptions, c.relpartbound, n.nspname || '.' || c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' or (n.nspname = 'partitions' and c.relname ~ '_default(_|$)')
    or (n.nspname = 'partitions' and exists (
      select from pg_index i join pg_class t on t.oid = i.indrelid where i.indexrelid = c.oid and t.relname ~ '_default$'))`

const PARTS: Record<string, string> = {
  table: `select name, relkind::text || ' ' || coalesce(reloptions::text, '') || ' ' || coalesce(pg_get_partkeydef(oid), '') || ' ' ||
      coalesce(pg_get_expr(relpartbound, oid), '') as is from r where relkind in ('r', 'p')`,
  column: `select name || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull || ' ' || a.attgenerated::text || ' ' ||
      a.attcollation || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '') as is
    from r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum where relkind in ('r', 'p')`,
  constraint: `select name || '.' || k.conname as name, pg_get_constraintdef(k.oid) || ' ' || k.convalidated as is
    from r join pg_constraint k on k.conrelid = r.oid`,
  index: `select name, pg_get_indexdef(i.indexrelid) || ' ' || i.indisvalid as is from r join pg_index i on i.indexrelid = r.oid`,
  trigger: `select name || '.' || t.tgname as name, pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text as is
    from r join pg_trigger t on t.tgrelid = r.oid where not t.tgisinternal`,
  view: `select name, pg_get_viewdef(oid) as is from r where relkind = 'v'`,
  sequence: `select name, s.seqstart || ' ' || s.seqincrement || ' ' || s.seqmax || ' ' || s.seqcycle as is
    from r join pg_sequence s on s.seqrelid = r.oid`,
  function: `select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) || ' ' || coalesce(p.proacl::text like '{=%' or p.proacl::text like '%,=%', true) as is
    from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind <> 'a'`,
  type: `select t.typname as name, t.typtype::text || ' ' || coalesce((select string_agg(e.enumlabel, ',' order by e.enumsortorder) from pg_enum e
      where e.enumtypid = t.oid), '') as is
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd', 'r')`,
}

export async function catalogueOf(client: pg.Client): Promise<Catalogue> {
  const found = new Map<string, string>()
  for (const [kind, query] of Object.entries(PARTS)) {
    const { rows } = await client.query<{ name: string; is: string }>(`with r as (${RELATIONS}) ${query}`)
    for (const { name, is } of rows) found.set(`${kind} ${name}`, is)
  }
  return found
}

/** What one catalogue has otherwise than the other, or has alone, by name. */
export const differences = (one: Catalogue, other: Catalogue): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name)).toSorted()
