import type { SearchFields } from '../../../../platform/server/data/search/fields.ts'

/** The search fields of creators. */
export const influencerFields: SearchFields = {
  table: 'influencer',
  id: 'id',
  title: ['handle'],
  body: ['intro_cn', 'intro_en'],
  codes: {
    region: { sql: 'array[region]', of: 'region', as: 'home' },
    platform: { sql: 'array[platform]', of: 'platform', as: 'service' },
    field: { sql: 'fields', of: 'field', as: 'service' },
    language: { sql: 'languages', of: 'language', as: 'related' },
  },
  open: (row) => `${row}.shown`,
  rank: (row) => `${row}.followers::float8`,
}
