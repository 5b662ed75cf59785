import type { SearchFields } from '../../../../platform/server/data/search/fields.ts'

/** The search fields of talent. */
export const talentFields: SearchFields = {
  table: 'talent_card',
  id: 'account_id',
  title: ['position'],
  number: 'number',
  body: ['words'],
  codes: {
    region: { sql: 'array[region]', of: 'region', as: 'home' },
    language: { sql: 'languages', of: 'language', as: 'service' },
  },
  open: () => 'true',
  rank: (row) => `extract(epoch from ${row}.updated_at)::float8`,
}
