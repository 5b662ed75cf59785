import type { SearchFields } from '../../../../platform/server/data/search/fields.ts'

/**
 * The search fields of articles: titles and texts of both languages, which are in separate rows. Triggers write the terms
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
