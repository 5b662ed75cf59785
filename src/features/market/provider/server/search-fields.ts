import type { SearchFields } from '../../../../platform/server/data/search/fields.ts'

/** The search fields of the directory. */
export const providerFields: SearchFields = {
  table: 'provider',
  id: 'id',
  title: ['name_cn', 'name_en', 'name_sounds'],
  number: 'number',
  body: ['intro_cn', 'intro_en'],
  codes: {
    home: { sql: 'array[home_region]', of: 'region', as: 'home' },
    service: { sql: 'services', of: 'service', as: 'service' },
    region: { sql: 'regions', of: 'region', as: 'related' },
    industry: { sql: 'industries', of: 'industry', as: 'related' },
    language: { sql: 'languages', of: 'language', as: 'related' },
  },
  open: (row) => `(${row}.state = 'listed')`,
  rank: (row) => `(${row}.standing * 1000 - ${row}.response_hours)::float8`,
}
