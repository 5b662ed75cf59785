import type { SearchFields } from '../../../../platform/server/data/search/fields.ts'

/** The search fields of companies: their names. */
export const companyFields: SearchFields = {
  table: 'company',
  id: 'id',
  title: ['short_name', 'full_name'],
  body: [],
  codes: {},
  open: () => 'true',
}
