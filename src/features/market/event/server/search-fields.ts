import type { SearchFields } from '../../../../platform/server/data/search/fields.ts'

/** The search fields of events. */
export const eventFields: SearchFields = {
  table: 'event',
  id: 'id',
  title: ['title_cn', 'title_en', 'city_cn', 'city_en'],
  body: ['summary_cn', 'summary_en', 'host_cn', 'host_en', 'body_cn', 'body_en', 'slug'],
  codes: {
    region: { sql: 'array[region]', of: 'region', as: 'home' },
    kind: { sql: 'array[kind]', of: 'eventKind', as: 'related' },
  },
  open: (row) => `(${row}.state <> 'draft')`,
}
