import pg from 'pg'
import { demoProviders } from '../seed/providers.ts'
import { keywordsOf } from '../src/features/provider/server/words.ts'

export const PROVIDERS = 100_000

/**
 * A directory of 100,000: the firms of the demo world over and over, each with a number of its own in its names and words that only it has.
 */
export async function fillProviders(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const firms = demoProviders().map((firm) => ({
      ...firm,
      ...keywordsOf({ regions: firm.regions, services: firm.services, industries: firm.industries ?? [] }),
    }))
    await client.query(
      `with firm as (
         select row_number() over () - 1 as at, f.* from jsonb_to_recordset($1::jsonb) as f(
           "nameCn" text, "nameEn" text, "introCn" text, "introEn" text, "homeRegion" text, regions text[], services text[], industries text[],
           languages text[], "verifiedOn" date, lapsed boolean, "responseHours" int, "keywordsCn" text, "keywordsEn" text))
       insert into provider (number, name_cn, name_en, intro_cn, intro_en, home_region, regions, services, industries, languages, verification,
         verified_on, response_hours, keywords_cn, keywords_en, created_at, updated_at)
       select 'P-' || lpad(n::text, 6, '0'), "nameCn" || n, "nameEn" || ' ' || n, "introCn" || '档案号 ' || n || '。', "introEn" || ' File ' || md5(n::text) || '.',
         "homeRegion", regions, services, coalesce(industries, '{}'), languages,
         case when "verifiedOn" is null then 'none' when lapsed then 'lapsed' else 'verified' end, "verifiedOn", 1 + n % 72, "keywordsCn", "keywordsEn", now(), now()
       from generate_series(1, ${PROVIDERS}) n join firm on firm.at = n % ${firms.length}`,
      [JSON.stringify(firms)],
    )
    await client.query('vacuum analyze provider')
  } finally {
    await client.end()
  }
}
