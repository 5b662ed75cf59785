import type { SearchFields } from '../../../../platform/server/data/search/fields.ts'
import { statusOf } from '../contract/lifecycle.ts'

/** The search fields of demands. */
export const demandFields: SearchFields = {
  table: 'demand',
  id: 'id',
  title: ['title'],
  number: 'number',
  body: ['description', 'deliverables'],
  codes: {
    region: { sql: 'array[region_code]', of: 'region', as: 'home', narrower: 'area' },
    area: { sql: 'array[area_code]', of: 'area', as: 'home' },
    category: { sql: 'array[category]', of: 'category', as: 'service' },
    language: { sql: 'array[work_language]', of: 'language', as: 'related' },
  },
  open: (row) => `(${row}.sea_service_status = ${statusOf('matching')} and ${row}.visibility = 'public')`,
  rank: (row) => `coalesce(extract(epoch from ${row}.published_at), 0)::float8`,
}
