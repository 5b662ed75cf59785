import pg from 'pg'
import { demoProviders } from '../seed/data/providers/all.ts'
import { providerFields } from '../src/features/market/provider/server/search-fields.ts'
import { withoutSearchIndexes } from './fill.ts'
import { sized } from './size.ts'
import { textMaker } from './text.ts'

export const PROVIDERS: number = sized(100_000, 4_000)
const BATCH = 2_000

/** A directory of 100,000: names, places and services of the demo world's firms repeated, with generated texts (`text.ts`). */
export async function fillProviders(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await withoutSearchIndexes(client, providerFields, () => write(client))
    await client.query('vacuum analyze provider')
  } finally {
    await client.end()
  }
}

async function write(client: pg.Client): Promise<void> {
  const firms = demoProviders()
  const { title, text } = textMaker(12)
  for (let from = 1; from <= PROVIDERS; from += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, at) => from + at)
    await client.query(
      `with firm as (
         select row_number() over () - 1 as at, f.* from jsonb_to_recordset($1::jsonb) as f(
           "nameCn" text, "nameEn" text, "homeRegion" text, regions text[], services text[], industries text[],
           languages text[], "verifiedOn" date, lapsed boolean, "responseHours" int))
       insert into provider (number, name_cn, name_en, intro_cn, intro_en, home_region, regions, services, industries, languages, verification,
         verified_on, response_hours, created_at, updated_at)
       select 'P-' || lpad(n::text, 6, '0'), "nameCn" || title, "nameEn" || ' ' || n, text, 'File ' || md5(n::text) || '.',
         "homeRegion", regions, services, coalesce(industries, '{}'), languages,
         case when "verifiedOn" is null then 'none' when lapsed then 'lapsed' else 'verified' end, "verifiedOn", 1 + n % 72, now(), now()
       from unnest($2::int[], $3::text[], $4::text[]) as made(n, title, text) join firm on firm.at = n % ${firms.length}`,
      [JSON.stringify(firms), numbers, numbers.map(title), numbers.map(text)],
    )
  }
}
