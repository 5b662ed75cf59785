import type { SearchFields } from '../../../platform/server/search/fields.ts'

/**
 * What a search of articles reads: titles and texts of both languages, which stand in rows of their own. Triggers write the terms
 * (`invariants.sql`).
 */
export const articleFields: SearchFields = {
  table: 'article',
  id: 'id',
  title: [],
  body: [],
  codes: {
    region: { sql: 'regions', of: 'region', as: 'home' },
    topic: { sql: 'array[topic]', of: 'topic', as: 'service' },
  },
  open: (row) => `(${row}.state = 'published')`,
  rank: (row) => `coalesce(extract(epoch from ${row}.publish_at), 0)::float8`,
  hasOwnTerms: true,
}
