import type { SearchFields } from '../../../platform/server/search/fields.ts'

/** What a search of demands reads. */
export const demandFields: SearchFields = {
  table: 'demand',
  title: ['title'],
  number: 'number',
  body: ['description', 'deliverables'],
  codes: {
    region: { sql: 'array[region_code]', of: 'region', as: 'home' },
    area: { sql: 'array[area_code]', of: 'area', as: 'home' },
    category: { sql: 'array[category]', of: 'category', as: 'service' },
    language: { sql: 'array[work_language]', of: 'language', as: 'related' },
  },
}
